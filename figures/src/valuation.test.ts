import { expect, test } from 'vitest'
import { valueGain, yearOf } from './valuation.ts'

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
