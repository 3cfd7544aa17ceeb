import { wholeEuros } from '@hausblick/figures/wholeEuros.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, formatMoneyExactly, formatMoneyShort } from './money.ts'

test.each([
  [4_812_000, '€\u00a04.812.000'],
  [0, '€\u00a00'],
  [999.5, '€\u00a01.000'],
  [-0.2, '€\u00a00'],
  [-1250, '€\u00a0−1.250'],
])('on the dashboard %d euro are %s', (euros, expected) => {
  expect(formatMoney(euros)).toBe(expected)
})

test.each([
  [1250, '€\u00a01.250,00'],
  [0.1, '€\u00a00,10'],
  [-3.456, '€\u00a0−3,46'],
])('in details %d euro are %s', (euros, expected) => {
  expect(formatMoneyExactly(euros)).toBe(expected)
})

test.each([
  [0, 25_000, '€\u00a00'],
  [500, 900, '€\u00a0500'],
  [1200, 1200, '€\u00a01.200'],
  [2500, 10_000, '€\u00a02,5\u00a0Tsd.'],
  [25_000, 25_000, '€\u00a025\u00a0Tsd.'],
  [-5000, 20_000, '€\u00a0−5\u00a0Tsd.'],
  [250_000, 1_000_000, '€\u00a00,25\u00a0Mio.'],
  [1_200_000, 2_000_000, '€\u00a01,2\u00a0Mio.'],
])('where there is little room %d of up to %d euro are %s', (euros, largest, expected) => {
  expect(formatMoneyShort(euros, largest)).toBe(expected)
})

test('an amount in whole euros is the one that is shown', () => {
  const cents = fc.integer({ min: -1e11, max: 1e11 }).map((amount) => amount / 100)
  const halves = fc.integer({ min: -1e6, max: 1e6 }).map((amount) => amount + 0.5)
  fc.assert(
    fc.property(fc.oneof(cents, halves), (euros) => {
      expect(formatMoney(wholeEuros(euros))).toBe(formatMoney(euros))
    }),
  )
})
