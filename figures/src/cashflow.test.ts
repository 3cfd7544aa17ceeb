import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  changeOfLastMonth,
  lastMonth,
  lastTwelve,
  MONTH_LABELS,
  monthlySeries,
  surplus,
  totals,
} from './cashflow.ts'

/** Returns twelve amounts, zero after the given ones. */
function year(...given: number[]): number[] {
  return Array.from({ length: 12 }, (_, month) => given[month] ?? 0)
}

const amount = fc.integer({ min: -1_000_000, max: 1_000_000 })
const twelve = fc.array(fc.oneof(amount, fc.constant(0)), { minLength: 12, maxLength: 12 })

describe('the last twelve months', () => {
  const amounts = (...income: number[]) => ({ income: year(...income), expenses: year() })
  const whole = amounts(...Array(12).fill(5))

  test.each([
    ['of a whole year are its own', whole, null, 0, [12, whole.income]],
    ['begin in the year before', amounts(1, 2), whole, 0, [2, [1, 2, ...Array(10).fill(5)]]],
    [
      'are known as far as the portfolio',
      amounts(1),
      whole,
      3,
      [3, [1, 0, 0, ...Array(9).fill(5)]],
    ],
    ['need the year before', amounts(1, 2), null, 0, null],
    ['need it whole', amounts(1, 2), amounts(5, 5), 0, null],
    ['need a month', amounts(), whole, 0, null],
  ])('%s', (_, now, before, known, expected) => {
    const found = lastTwelve(now, before, known)
    expect(found && [found.shown, found.amounts.income]).toEqual(expected)
  })
})

describe('monthlySeries', () => {
  test.each([
    ['a full year', year(...Array(12).fill(1)), year(), 12],
    ['income that ends in July', year(1, 1, 1, 1, 1, 1, 1), year(), 7],
    ['expenses that go on after the income', year(1, 1), year(0, 0, 0, 5), 4],
    ['an empty month in between', year(1, 0, 1), year(), 3],
    ['a repaid expense', year(), year(0, -5), 2],
    ['a year of zeros', year(), year(), 0],
    ['no amounts at all', [], [], 0],
  ])('ends with the last month that has a value: %s', (_name, income, expenses, length) => {
    const series = monthlySeries({ income, expenses })
    expect(series.map((month) => month.label)).toEqual(MONTH_LABELS.slice(0, length))
  })

  it('keeps every amount and ends with a month that has a value', () => {
    fc.assert(
      fc.property(twelve, twelve, (income, expenses) => {
        const series = monthlySeries({ income, expenses })
        expect(series.map((month) => month.income)).toEqual(income.slice(0, series.length))
        expect(series.map((month) => month.expenses)).toEqual(expenses.slice(0, series.length))
        expect([...income, ...expenses].some((value) => value !== 0)).toBe(series.length > 0)
        expect(lastMonth(series)).toBe(series.at(-1) ?? null)
      }),
    )
  })
})

describe('lastMonth', () => {
  it('returns both amounts of the last month with a value', () => {
    const series = monthlySeries({ income: year(10, 20), expenses: year(1, 2, 3) })
    expect(lastMonth(series)).toEqual({ label: 'Mär', income: 0, expenses: 3 })
  })

  it('is null for a year of zeros', () => {
    expect(lastMonth(monthlySeries({ income: year(), expenses: year() }))).toBeNull()
  })
})

describe('totals', () => {
  it('sums to the cent', () => {
    const series = monthlySeries({ income: Array(12).fill(10), expenses: year(30) })
    expect(totals(series)).toEqual({ income: 120, expenses: 30, surplus: 100 })
  })

  it('has a surplus that adds up with the shown sums', () => {
    const series = monthlySeries({ income: year(10050), expenses: year(5040) })
    expect(totals(series)).toEqual({ income: 10050, expenses: 5040, surplus: 5100 })
  })

  it('is unknown for an empty series', () => {
    expect(totals([])).toEqual({ income: null, expenses: null, surplus: null })
  })

  it('has no surplus if income or expenses are unknown', () => {
    const series = monthlySeries({ income: year(100), expenses: null })
    expect(totals(series)).toEqual({ income: 100, expenses: null, surplus: null })
    expect(series.map(surplus)).toEqual([null])
    expect(changeOfLastMonth(series, 'expenses')).toBeNull()
  })
})

describe('surplus', () => {
  test.each([
    [100, 40, 60],
    [30, 10, 20],
    [1000, 2550, -1550],
  ])('of %d income and %d expenses is %d', (income, expenses, left) => {
    expect(surplus({ income, expenses })).toBe(left)
  })
})

describe('changeOfLastMonth', () => {
  test.each([
    ['more than the month before', year(100, 125), 2500],
    ['less than the month before', year(100, 50), -5000],
    ['the same as the month before', year(80, 80), 0],
    ['a first month', year(100), null],
    ['nothing in the month before', year(100, 0, 50), null],
    ['a repayment in the month before', year(-100, 50), null],
    ['no month at all', year(), null],
  ])('of %s', (_name, income, change) => {
    const series = monthlySeries({ income, expenses: year() })
    expect(changeOfLastMonth(series, 'income')).toBe(change)
  })

  it('compares the expenses of the same two months', () => {
    const series = monthlySeries({ income: year(1, 1, 1), expenses: year(50, 20, 30) })
    expect(changeOfLastMonth(series, 'expenses')).toBe(5000)
  })
})
