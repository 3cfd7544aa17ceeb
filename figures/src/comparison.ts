import { MONTH_LABELS, type Month, totals } from './cashflow.ts'
import { wholeEuros } from './wholeEuros.ts'

/**
 * Returns the difference of the last month of a series to the same month of the year before, in cents: of amounts each rounded to
 * whole euros, as they are shown. Null if either is unknown.
 */
export function differenceOfLastMonth(
  series: readonly Month[],
  before: readonly Month[],
  kind: 'income' | 'expenses',
): number | null {
  const place = series.length - 1
  return difference(series[place]?.[kind], before[place]?.[kind])
}

/**
 * Returns the difference of the income of two years in cents, of amounts each rounded to whole euros. Null unless both have all
 * their months, since parts of years cannot be compared.
 *
 * @param income of the year of `series`
 */
export function differenceOfYear(
  income: number | null,
  series: readonly Month[],
  before: readonly Month[],
): number | null {
  const areWhole = [series, before].every(({ length }) => length === MONTH_LABELS.length)
  return areWhole ? difference(income, totals(before).income) : null
}

/**
 * Returns a unit's income in a year, in cents: for the latest year as the operator states it, for other years the sum of
 * the months. Null if unknown.
 */
export function incomeOfYear(
  stated: number | null,
  series: readonly Month[],
  isLatest: boolean,
): number | null {
  return isLatest ? stated : totals(series).income
}

function difference(now: number | null | undefined, before: number | null | undefined) {
  if (now === null || now === undefined || before === null || before === undefined) return null
  return wholeEuros(now) - wholeEuros(before)
}
