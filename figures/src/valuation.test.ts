import { expect, test } from 'vitest'
import { contradictingChange, valueGain, yearOf } from './valuation.ts'

test.each([
  ['2025-02-24', '2025'],
  ['2024-07', '2024'],
  ['2024', '2024'],
  [null, null],
])('the year of %j is %j', (read, year) => {
  expect(yearOf(read)).toBe(year)
})

test.each([
  [30040, 10060, 19950, 19900],
  [10000, 15050, -3355, -5100],
  [10000, null, 0, null],
  [null, 10000, 0, null],
  [0, 10000, 0, null],
  [10000, 0, 0, null],
  [20000, 10000, null, null],
])(
  'of the value %j, the price %j and a change of %j basis points, the gain is %j',
  (value, purchasingValue, valueChange, gain) => {
    const valuation = {
      value,
      purchasingValue,
      valuationDate: null,
      purchasingDate: null,
      valueChange,
    }
    expect(valueGain(valuation)).toBe(gain)
  },
)

test.each([
  ['agrees', 10_810, 10_000, 810, null],
  ['is half a point off', 10_860, 10_000, 810, null],
  ['is more than half a point above', 10_810, 10_000, 1_450, 810],
  ['is more than half a point below', 10_810, 10_000, 759, 810],
  ['has the other sign', 9_000, 10_000, 1_000, -1_000],
  ['is not stated', 10_810, 10_000, null, null],
  ['has no price to compare with', 10_810, 0, 1_450, null],
  ['has no value to compare with', null, 10_000, 1_450, null],
])('a change that %s', (_name, value, purchasingValue, valueChange, contradicting) => {
  const dates = { valuationDate: null, purchasingDate: null }
  expect(contradictingChange({ value, purchasingValue, valueChange, ...dates })).toBe(contradicting)
})
