import { type MonthlyAmounts, monthlySeries, totals } from '../cashflow.ts'
import { addUp, subtract } from '../partial.ts'
import { shareOf } from '../shares.ts'
import { wholeYear } from './yields.ts'

/** A year beside others, in cents and basis points; null where unknown. */
export interface YearBeside {
  readonly year: number
  /** How many months of it are known, which the following amounts cover. */
  readonly months: number
  readonly income: number | null
  readonly expenses: number | null
  readonly surplus: number | null
  readonly payments: number | null
  readonly cashFlow: number | null
  /** Income and surplus of twelve months as shares of the purchase price. */
  readonly gross: number | null
  readonly net: number | null
}

/**
 * Returns the years that are known, the latest one first.
 *
 * @param price in cents; null if not recorded
 * @param paymentsOf the loan payments of the twelve months of a year, each null where unknown; null without loans
 */
export function compareYears(
  years: ReadonlyMap<number, MonthlyAmounts>,
  price: number | null,
  paymentsOf: (year: number) => readonly (number | null)[] | null,
): YearBeside[] {
  return [...years]
    .map(([year, amounts]) => {
      const series = monthlySeries(amounts)
      const { income, expenses } = totals(series)
      const surplus = subtract(income, expenses)
      const payments = addUp(paymentsOf(year)?.slice(0, series.length) ?? [])
      const whole = wholeYear(amounts)
      return {
        year,
        months: series.length,
        income,
        expenses,
        surplus,
        payments,
        cashFlow: subtract(surplus, payments),
        gross: shareOf(whole?.income ?? null, price),
        net: shareOf(whole?.surplus ?? null, price),
      }
    })
    .filter(({ months }) => months > 0)
    .toSorted((a, b) => b.year - a.year)
}
