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

/** What came in and went out in each of the twelve months, in euro, January first. */
export interface MonthlyAmounts {
  readonly income: readonly number[]
  readonly expenses: readonly number[]
}

/** One month of a series, in euro. */
export interface Month {
  readonly label: MonthLabel
  readonly income: number
  readonly expenses: number
}

/** Sums over the months of a series, in euro. */
export interface Totals {
  readonly income: number
  readonly expenses: number
  /** What is left of the income in whole euros after the expenses in whole euros, so that the three add up as shown. */
  readonly surplus: number
}

/**
 * The months from January to the last one with any value: trailing months with zero income and zero expenses are left out,
 * so a year of zeros gives an empty series (specification §3).
 */
export function monthlySeries(amounts: MonthlyAmounts): Month[] {
  const months = MONTH_LABELS.map((label, index) => ({
    label,
    income: amounts.income[index] ?? 0,
    expenses: amounts.expenses[index] ?? 0,
  }))
  return months.slice(0, months.findLastIndex(hasValue) + 1)
}

/** The last month that has any value; null where the whole year is zero, and its figures are then shown as 0. */
export function lastMonth(series: readonly Month[]): Month | null {
  return series.findLast(hasValue) ?? null
}

/** Income, expenses and what is left of them over a series. */
export function totals(series: readonly Month[]): Totals {
  const income = sumOfCents(series.map((month) => month.income)) / 100
  const expenses = sumOfCents(series.map((month) => month.expenses)) / 100
  return { income, expenses, surplus: wholeEuros(income) - wholeEuros(expenses) }
}

/** What is left of a month's income after its expenses, in euro; negative where they are higher. */
export function surplus({ income, expenses }: Pick<Month, 'income' | 'expenses'>): number {
  return (Math.round(income * 100) - Math.round(expenses * 100)) / 100
}

/**
 * How far the last month of a series is above the one before it, in percent; null where there is no such month, or where
 * nothing came in or went out in it.
 */
export function changeOfLastMonth(
  series: readonly Month[],
  kind: 'income' | 'expenses',
): number | null {
  const last = series.at(-1)?.[kind]
  const before = series.at(-2)?.[kind]
  return last === undefined || before === undefined || before <= 0
    ? null
    : (last / before - 1) * 100
}

function hasValue(month: Month): boolean {
  return month.income !== 0 || month.expenses !== 0
}

/** Adds in whole cents, so that twelve times 0.10 is exactly 1.20. */
function sumOfCents(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
}
