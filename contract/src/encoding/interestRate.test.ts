import { expect, test } from 'vitest'
import { interestRate, isRoundedRate } from './interestRate.ts'

test.each([
  [2_390_000, '2,39%'],
  [3_000_000, '3,00%'],
  [3_675_000, '3,675%'],
  [1_000_001, '1,000001%'],
  [-125_000, '-0,125%'],
])('%d millionths of a per cent are written as %s', (rate, written) => {
  expect(interestRate.write(rate)).toBe(written)
})

test.each([
  ['2.39', 2_390_000, false],
  ['3,675 %', 3_675_000, false],
  ['1.125%', 1_125_000, false],
  ['-0.125', -125_000, false],
  ['2,5', 2_500_000, false],
  ['1.234,5', 1_234_500_000, false],
  ['3,6750000000', 3_675_000, false],
  ['3,6749999999', 3_675_000, true],
  ['1.2.3', null, false],
])('%j is read as %j, rounded: %j', (written, rate, rounded) => {
  expect(interestRate.read(written)).toBe(rate)
  expect(isRoundedRate(written)).toBe(rounded)
})
