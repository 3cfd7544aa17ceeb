import { type MonthlyAmounts, monthlySeries, surplus } from '../cashflow.ts'

/** A month of a report in cents; null where nothing is known, as after the last month with a value. */
export interface ReportMonth {
  /** 1 is January. */
  readonly month: number
  readonly income: number | null
  readonly expenses: number | null
  readonly surplus: number | null
}

/** The twelve months of a report and their sums in cents. Unlike on the dashboard, nothing is rounded to euros. */
export interface ReportCashFlow {
  readonly months: readonly ReportMonth[]
  readonly income: number | null
  readonly expenses: number | null
  readonly surplus: number | null
}

/** Returns the months of a year to the cent; null if the year has no value. */
export function reportCashFlow(amounts: MonthlyAmounts): ReportCashFlow | null {
  const series = monthlySeries(amounts)
  if (series.length === 0) return null
  const months = Array.from({ length: 12 }, (_, index) => {
    const { income, expenses } = series[index] ?? { income: null, expenses: null }
    return { month: index + 1, income, expenses, surplus: surplus({ income, expenses }) }
  })
  const sum = (kind: 'income' | 'expenses' | 'surplus') =>
    addKnown(months.map((month) => month[kind]))
  return { months, income: sum('income'), expenses: sum('expenses'), surplus: sum('surplus') }
}

/** Returns the sum of the known amounts; null if there are none. */
export function addKnown(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null)
  return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0)
}
