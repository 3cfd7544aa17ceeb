import { expect, test } from 'vitest'
import { formatChange, formatPercent, formatRate, formatRateShort } from './percent.ts'

test.each([
  [9640, '96,4\u00a0%'],
  [10_000, '100\u00a0%'],
  [9725, '97,25\u00a0%'],
])('a share of %d basis points is %s', (basisPoints, expected) => {
  expect(formatPercent(basisPoints)).toBe(expected)
})

test.each([
  [2_400_000, '2,40\u00a0%', '2,40\u00a0%'],
  [3_675_000, '3,675\u00a0%', '3,68\u00a0%'],
  [1_000_001, '1,000001\u00a0%', '1,00\u00a0%'],
  [0, '0,00\u00a0%', '0,00\u00a0%'],
])('an interest rate of %d millionths of a per cent is %s, on cards %s', (rate, exactly, short) => {
  expect(formatRate(rate)).toBe(exactly)
  expect(formatRateShort(rate)).toBe(short)
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
