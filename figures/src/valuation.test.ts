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
  [300.4, 100.6, 199.5, 199],
  [100, 150.5, -33.55, -51],
  [100, null, 0, null],
  [null, 100, 0, null],
  [0, 100, 0, null],
  [100, 0, 0, null],
  [200, 100, null, null],
])(
  'what is worth %j, cost %j and changed by %j % gained %j',
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
