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
  [300.1, 100.2, 199.9],
  [100, 150.5, -50.5],
  [100, null, null],
])('what is worth %d and cost %d gained %d', (value, purchasingValue, gain) => {
  const valuation = {
    value,
    purchasingValue,
    valuationDate: null,
    purchasingDate: null,
    valueChange: 0,
  }
  expect(valueGain(valuation)).toBe(gain)
})
