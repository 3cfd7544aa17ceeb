import { describe, expect, it, test } from 'vitest'
import { monthlySeries } from './cashflow.ts'
import { differenceOfLastMonth, differenceOfYear, incomeOfYear } from './comparison.ts'

const series = (income: number[] | null, expenses: number[] | null = null) =>
  monthlySeries({ income, expenses })
const whole = (amount: number) => series(Array.from({ length: 12 }, () => amount))

describe('differenceOfLastMonth', () => {
  test.each([
    ['more', [100_00, 250_00], [100_00, 200_00, 900_00], 50_00],
    ['less', [100_00], [300_00, 1_00], -200_00],
    ['the same', [100_00], [100_00], 0],
    ['differing by less than is shown', [100_49], [99_51], 0],
    ['from nothing recorded in that month', [100_00, 200_00], [100_00], null],
    ['from nothing recorded in that year', [100_00], [], null],
  ])('is %s', (_, now, before, expected) => {
    expect(differenceOfLastMonth(series(now), series(before), 'income')).toBe(expected)
  })

  it('compares a month without income with one that had some', () => {
    expect(differenceOfLastMonth(series([0], [5_00]), series([80_00], [5_00]), 'income')).toBe(
      -80_00,
    )
  })

  it('is unknown where either year has no such amounts, or there is no month', () => {
    expect(differenceOfLastMonth(series([1_00]), series([1_00], [2_00]), 'expenses')).toBeNull()
    expect(differenceOfLastMonth(series([1_00], [2_00]), series([1_00]), 'expenses')).toBeNull()
    expect(differenceOfLastMonth([], series([1_00]), 'income')).toBeNull()
  })
})

describe('differenceOfYear', () => {
  test.each([
    ['two whole years', 1_300_00, whole(100_00), whole(100_00), 100_00],
    ['a year that is not over', 1_300_00, series([100_00]), whole(100_00), null],
    ['a year recorded in part', 1_300_00, whole(100_00), series([100_00]), null],
    ['an unknown income', null, whole(100_00), whole(100_00), null],
  ])('of %s', (_, income, now, before, expected) => {
    expect(differenceOfYear(income, now, before)).toBe(expected)
  })
})

test('the income of the latest year is as stated, of another the sum of its months', () => {
  const months = series([100_01, 0, 200_02])
  expect(incomeOfYear(500_00, months, true)).toBe(500_00)
  expect(incomeOfYear(null, months, true)).toBeNull()
  expect(incomeOfYear(500_00, months, false)).toBe(300_03)
  expect(incomeOfYear(500_00, [], false)).toBeNull()
})
