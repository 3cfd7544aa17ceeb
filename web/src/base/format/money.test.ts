import { wholeEuros } from '@hausblick/figures/wholeEuros.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chooseMoneyFormat,
  formatDifference,
  formatMoney,
  formatMoneyExactly,
  formatMoneyShort,
} from './money.ts'

test.each([
  [[21_000, null], '€\u00a0900'],
  [[21_000, 89_345], '€\u00a0900,00'],
])('beside %j, 90,000 cents are %s', (amounts, expected) => {
  expect(chooseMoneyFormat(amounts)(90_000)).toBe(expected)
})

test.each([
  [481_200_000, '€\u00a04.812.000'],
  [0, '€\u00a00'],
  [99_950, '€\u00a01.000'],
  [-20, '€\u00a00'],
  [-125_000, '−\u00a0€\u00a01.250'],
])('on the dashboard, %d cents are %s', (cents, expected) => {
  expect(formatMoney(cents)).toBe(expected)
})

test.each([
  [125_000, '€\u00a01.250,00'],
  [10, '€\u00a00,10'],
  [-346, '−\u00a0€\u00a03,46'],
])('in details, %d cents are %s', (cents, expected) => {
  expect(formatMoneyExactly(cents)).toBe(expected)
})

test.each([
  [0, 2_500_000, '€\u00a00'],
  [50_000, 90_000, '€\u00a0500'],
  [120_000, 120_000, '€\u00a01.200'],
  [250_000, 1_000_000, '€\u00a02,5\u00a0Tsd.'],
  [2_500_000, 2_500_000, '€\u00a025\u00a0Tsd.'],
  [-500_000, 2_000_000, '−\u00a0€\u00a05\u00a0Tsd.'],
  [25_000_000, 100_000_000, '€\u00a00,25\u00a0Mio.'],
  [120_000_000, 200_000_000, '€\u00a01,2\u00a0Mio.'],
])('abbreviated, %d of at most %d cents are %s', (cents, largest, expected) => {
  expect(formatMoneyShort(cents, largest)).toBe(expected)
})

test.each([
  [4_500, '+\u00a0€\u00a045'],
  [-4_500, '−\u00a0€\u00a045'],
  [-20, '€\u00a00'],
])('as a difference, %d cents are %s', (cents, expected) => {
  expect(formatDifference(cents)).toBe(expected)
})

test('the amount in whole euros equals the one shown', () => {
  const cents = fc.integer({ min: -1e11, max: 1e11 })
  const halves = fc.integer({ min: -1e6, max: 1e6 }).map((euros) => 100 * euros + 50)
  fc.assert(
    fc.property(fc.oneof(cents, halves), (amount) => {
      expect(formatMoney(wholeEuros(amount))).toBe(formatMoney(amount))
    }),
  )
})
