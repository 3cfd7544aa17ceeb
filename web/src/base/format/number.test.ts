import { expect, test } from 'vitest'
import { formatCount, formatNumber, formatQuantity } from './number.ts'

test.each([
  [0, 0, 0, '0'],
  [-0.4, 0, 0, '0'],
  [999, 0, 0, '999'],
  [1000, 0, 0, '1.000'],
  [1234567.891, 0, 2, '1.234.567,89'],
  [-1234.5, 2, 2, '−1.234,50'],
  [2.5, 0, 0, '3'],
  [0.125, 0, 2, '0,13'],
])('%d with %d to %d decimals is %s', (value, min, max, expected) => {
  expect(formatNumber(value, min, max)).toBe(expected)
})

test('a count has no decimals', () => {
  expect(formatCount(1024)).toBe('1.024')
})

test.each([
  [145, '14,5'],
  [210, '21'],
  [0, '0'],
])('a quantity of %d tenths is %s', (value, expected) => {
  expect(formatQuantity(value)).toBe(expected)
})
