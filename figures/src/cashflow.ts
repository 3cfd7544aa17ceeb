import { WHOLE } from './shares.ts'
import { wholeEuros } from './wholeEuros.ts'

/** Month labels of axes and tables, January to December (product §18). */
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

export const MONTH_NAMES = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni'],
  ...['Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
] as const

export type MonthLabel = (typeof MONTH_LABELS)[number]

/** Income and expenses of the twelve months in cents, January first; null if no month has a value. */
export interface MonthlyAmounts {
  readonly income: readonly number[] | null
  readonly expenses: readonly number[] | null
}

/** One month of a series, in cents; null if the whole year has no value. */
export interface Month {
  readonly label: MonthLabel
  readonly income: number | null
  readonly expenses: number | null
}

/** Sums over the months of a series, in cents; null if unknown. */
export interface Totals {
  readonly income: number | null
  readonly expenses: number | null
  /** Income less expenses, each rounded to whole euros first, so that the three figures add up as shown. */
  readonly surplus: number | null
}

/**
 * Returns the months from January to the last one with a value: trailing months with zero income and zero expenses are omitted,
 * so a year of zeros returns an empty series (product §18).
 */
export function monthlySeries(amounts: MonthlyAmounts): Month[] {
  const months = MONTH_LABELS.map((label, index) => ({
    label,
    income: amounts.income && (amounts.income[index] ?? 0),
    expenses: amounts.expenses && (amounts.expenses[index] ?? 0),
  }))
  return months.slice(0, months.findLastIndex(hasValue) + 1)
}

/** Returns the last month with a value; null if the whole year is zero, whose figures are shown as 0. */
export function lastMonth(series: readonly Month[]): Month | null {
  return series.findLast(hasValue) ?? null
}

export function totals(series: readonly Month[]): Totals {
  const income = sumOf(series.map((month) => month.income))
  const expenses = sumOf(series.map((month) => month.expenses))
  const isKnown = income !== null && expenses !== null
  return { income, expenses, surplus: isKnown ? wholeEuros(income) - wholeEuros(expenses) : null }
}

/** Twelve months up to the last one with an amount. */
export interface LastTwelve {
  /** How many of them are of the year shown; those after them are of the year before. */
  readonly shown: number
  readonly amounts: MonthlyAmounts
}

/**
 * Returns the twelve months up to the last one with an amount: those that a year lacks are of the year before, if that is whole.
 * Null where that is not known.
 *
 * @param known how many months are known of the portfolio, also where something in it had no amount in the last of them
 */
export function lastTwelve(
  now: MonthlyAmounts,
  before: MonthlyAmounts | null,
  known: number,
): LastTwelve | null {
  const shown = Math.max(monthlySeries(now).length, known)
  if (shown === MONTH_LABELS.length) return { shown, amounts: now }
  const isWhole = before !== null && monthlySeries(before).length === MONTH_LABELS.length
  if (shown === 0 || !isWhole) return null
  return { shown, amounts: completeMonths(now, before, shown) }
}

/** Returns the first months of a year, and the others of the year before; null where a year is unknown. */
export function completeMonths(
  now: MonthlyAmounts,
  before: MonthlyAmounts | null,
  shown: number,
): MonthlyAmounts {
  const complete = (kind: keyof MonthlyAmounts) => {
    if (shown === MONTH_LABELS.length) return now[kind]
    const rest = before?.[kind]
    return now[kind] && rest ? [...now[kind].slice(0, shown), ...rest.slice(shown)] : null
  }
  return { income: complete('income'), expenses: complete('expenses') }
}

/** Returns a month's income less its expenses in cents, negative for a deficit; null if either is unknown. */
export function surplus({ income, expenses }: Pick<Month, 'income' | 'expenses'>): number | null {
  if (income === null || expenses === null) return null
  return income - expenses
}

/**
 * Returns the change of the last month of a series from the month before, in basis points; null if there is no such month, or
 * its amount is not positive.
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

/** Returns the sum of the known amounts; null if there are none. */
function sumOf(amounts: readonly (number | null)[]): number | null {
  const known = amounts.flatMap((amount) => amount ?? [])
  if (known.length === 0) return null
  return known.reduce((sum, amount) => sum + amount, 0)
}
