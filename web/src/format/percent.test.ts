import { expect, test } from 'vitest'
import { formatChange, formatPercent, formatRate } from './percent.ts'

test.each([
  [9640, '96,4\u00a0%'],
  [10_000, '100\u00a0%'],
  [9725, '97,25\u00a0%'],
])('a share of %d basis points is %s', (basisPoints, expected) => {
  expect(formatPercent(basisPoints)).toBe(expected)
})

test.each([
  [240, '2,40\u00a0%'],
  [0, '0,00\u00a0%'],
])('an interest rate of %d basis points is %s', (basisPoints, expected) => {
  expect(formatRate(basisPoints)).toBe(expected)
})

test.each([
  [2260, 2, '+22,6\u00a0%'],
  [-370, 2, '−3,7\u00a0%'],
  [0, 2, '0\u00a0%'],
  [0.1, 2, '0\u00a0%'],
  [2544.4, 1, '+25,4\u00a0%'],
  [-4, 1, '0\u00a0%'],
])('a change of %d basis points with %d decimals is %s', (basisPoints, decimals, expected) => {
  expect(formatChange(basisPoints, decimals)).toBe(expected)
})
