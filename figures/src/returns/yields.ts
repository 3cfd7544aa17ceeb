import { MONTH_LABELS, type MonthlyAmounts, monthlySeries, totals } from '../cashflow.ts'
import { shareOf } from '../shares.ts'
import type { Valuation } from '../valuation.ts'

/** Sums of the twelve months of a year, in cents. */
export interface WholeYear {
  readonly income: number
  readonly expenses: number
  /** Income less expenses, to the cent. */
  readonly surplus: number
}

/** What a year yields, in basis points rounded half away from zero; null where a part of it is unknown. */
export interface Yields {
  /** How many months of the year are known. */
  readonly months: number
  /** Null unless all twelve are. */
  readonly year: WholeYear | null
  /** Cents; null if not recorded. */
  readonly price: number | null
  readonly value: number | null
  /** Income as a share of the purchase price, which includes no costs of the purchase. */
  readonly grossOnPrice: number | null
  /** Surplus as a share of it. */
  readonly netOnPrice: number | null
  /** The same of the recorded value, whichever year the months are of. */
  readonly grossOnValue: number | null
  readonly netOnValue: number | null
}

/** Returns the sums of a year; null unless income and expenses of all twelve months are known: parts are not extrapolated. */
export function wholeYear(cashFlow: MonthlyAmounts): WholeYear | null {
  const series = monthlySeries(cashFlow)
  const { income, expenses } = totals(series)
  if (series.length < MONTH_LABELS.length || income === null || expenses === null) return null
  return { income, expenses, surplus: income - expenses }
}

/** Computes what a year yields before loans. */
export function computeYields(valuation: Valuation, cashFlow: MonthlyAmounts): Yields {
  const year = wholeYear(cashFlow)
  const price = recorded(valuation.purchasingValue)
  const value = recorded(valuation.value)
  const [income, surplus] = [year?.income ?? null, year?.surplus ?? null]
  return {
    months: monthlySeries(cashFlow).length,
    year,
    price,
    value,
    grossOnPrice: shareOf(income, price),
    netOnPrice: shareOf(surplus, price),
    grossOnValue: shareOf(income, value),
    netOnValue: shareOf(surplus, value),
  }
}

/** Zero means not recorded, as everywhere. */
export function recorded(amount: number | null): number | null {
  return amount !== null && amount > 0 ? amount : null
}
