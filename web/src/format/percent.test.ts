import { expect, test } from 'vitest'
import { formatChange, formatPercent, formatRate } from './percent.ts'

test.each([
  [96.4, '96,4\u00a0%'],
  [100, '100\u00a0%'],
  [97.25, '97,25\u00a0%'],
])('a share of %d is %s', (percent, expected) => {
  expect(formatPercent(percent)).toBe(expected)
})

test.each([
  [2.4, '2,40\u00a0%'],
  [0, '0,00\u00a0%'],
])('an interest rate of %d is %s', (percent, expected) => {
  expect(formatRate(percent)).toBe(expected)
})

test.each([
  [22.6, 2, '+22,6\u00a0%'],
  [-3.7, 2, '−3,7\u00a0%'],
  [0, 2, '0\u00a0%'],
  [0.001, 2, '0\u00a0%'],
  [25.444, 1, '+25,4\u00a0%'],
  [-0.04, 1, '0\u00a0%'],
])('a change of %d with %d decimals is %s', (percent, decimals, expected) => {
  expect(formatChange(percent, decimals)).toBe(expected)
})
