import { WHOLE } from './shares.ts'
import { wholeEuros } from './wholeEuros.ts'

/** Names of the months on axes and in tables, January to December (specification §3, monthly series). */
export const MONTH_LABELS = [
  'Jan',
  'Feb',
  'Mär',
  'Apr',
  'Mai',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Okt',
  'Nov',
  'Dez',
] as const

export type MonthLabel = (typeof MONTH_LABELS)[number]

/** What came in and went out in each of the twelve months, in cents, January first; null where nothing is given of any month. */
export interface MonthlyAmounts {
  readonly income: readonly number[] | null
  readonly expenses: readonly number[] | null
}

/** One month of a series, in cents; null where nothing is given of the whole year. */
export interface Month {
  readonly label: MonthLabel
  readonly income: number | null
  readonly expenses: number | null
}

/** Sums over the months of a series, in cents; null where they are not known. */
export interface Totals {
  readonly income: number | null
  readonly expenses: number | null
  /** What is left of the income in whole euros after the expenses in whole euros, so that the three add up as shown. */
  readonly surplus: number | null
}

/**
 * The months from January to the last one with any value: trailing months with zero income and zero expenses are left out,
 * so a year of zeros gives an empty series (specification §3).
 */
export function monthlySeries(amounts: MonthlyAmounts): Month[] {
  const months = MONTH_LABELS.map((label, index) => ({
    label,
    income: amounts.income && (amounts.income[index] ?? 0),
    expenses: amounts.expenses && (amounts.expenses[index] ?? 0),
  }))
  return months.slice(0, months.findLastIndex(hasValue) + 1)
}

/** The last month that has any value; null where the whole year is zero, and its figures are then shown as 0. */
export function lastMonth(series: readonly Month[]): Month | null {
  return series.findLast(hasValue) ?? null
}

/** Income, expenses and what is left of them over a series. */
export function totals(series: readonly Month[]): Totals {
  const income = sumOf(series.map((month) => month.income))
  const expenses = sumOf(series.map((month) => month.expenses))
  const isKnown = income !== null && expenses !== null
  return { income, expenses, surplus: isKnown ? wholeEuros(income) - wholeEuros(expenses) : null }
}

/** What is left of a month's income after its expenses, in cents; negative where they are higher, null where one is not known. */
export function surplus({ income, expenses }: Pick<Month, 'income' | 'expenses'>): number | null {
  if (income === null || expenses === null) return null
  return income - expenses
}

/**
 * How far the last month of a series is above the one before it, in basis points; null where there is no such month, or where
 * nothing came in or went out in it.
 */
export function changeOfLastMonth(
  series: readonly Month[],
  kind: 'income' | 'expenses',
): number | null {
  const last = series.at(-1)?.[kind] ?? null
  const before = series.at(-2)?.[kind] ?? null
  return last === null || before === null || before <= 0 ? null : (last / before - 1) * WHOLE
}

function hasValue(month: Month): boolean {
  return Boolean(month.income) || Boolean(month.expenses)
}

/** Returns the sum of what is known; null where nothing is. */
function sumOf(amounts: readonly (number | null)[]): number | null {
  const known = amounts.flatMap((amount) => amount ?? [])
  if (known.length === 0) return null
  return known.reduce((sum, amount) => sum + amount, 0)
}
