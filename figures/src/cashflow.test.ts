import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { lastMonth, MONTH_LABELS, monthlySeries, totals } from './cashflow.ts'

/** Twelve amounts of which only the first are given. */
function year(...given: number[]): number[] {
  return Array.from({ length: 12 }, (_, month) => given[month] ?? 0)
}

const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100)
const twelve = fc.array(fc.oneof(amount, fc.constant(0)), { minLength: 12, maxLength: 12 })

describe('monthlySeries', () => {
  test.each([
    ['a full year', year(...Array(12).fill(1)), year(), 12],
    ['income that ends in July', year(1, 1, 1, 1, 1, 1, 1), year(), 7],
    ['expenses that go on after the income', year(1, 1), year(0, 0, 0, 5), 4],
    ['an empty month in between', year(1, 0, 1), year(), 3],
    ['a repaid expense', year(), year(0, -5), 2],
    ['a year of zeros', year(), year(), 0],
    ['no amounts at all', [], [], 0],
  ])('%s', (_name, income, expenses, length) => {
    const series = monthlySeries({ income, expenses })
    expect(series.map((month) => month.label)).toEqual(MONTH_LABELS.slice(0, length))
  })

  it('keeps every amount, and ends with a month that has one', () => {
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
  it('takes both figures from the last month that has any value', () => {
    const series = monthlySeries({ income: year(10, 20), expenses: year(1, 2, 3) })
    expect(lastMonth(series)).toEqual({ label: 'Mär', income: 0, expenses: 3 })
  })

  it('is null for a year of zeros', () => {
    expect(lastMonth(monthlySeries({ income: year(), expenses: year() }))).toBeNull()
  })
})

describe('totals', () => {
  it('adds without rounding errors', () => {
    const series = monthlySeries({ income: Array(12).fill(0.1), expenses: year(0.3) })
    expect(totals(series)).toEqual({ income: 1.2, expenses: 0.3, surplus: 0.9 })
  })

  it('is zero for an empty series', () => {
    expect(totals([])).toEqual({ income: 0, expenses: 0, surplus: 0 })
  })
})
