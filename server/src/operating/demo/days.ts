import { addMonths } from '@hausblick/figures/loans/dueDays.ts'

/**
 * Returns the next occurrence of a day of the year, today included, or one that many years later.
 *
 * @param day month and day, `04-01`
 * @param today an ISO 8601 day, as is the result
 */
export function nextDay(day: string, today: string, furtherYears: number): string {
  const year = Number(today.slice(0, 4))
  const passed = day < today.slice(5)
  return `${year + furtherYears + (passed ? 1 : 0)}-${day}`
}

/** Returns the last occurrence of a day of the year before today, or one that many years earlier; as `nextDay`. */
export function lastDay(day: string, today: string, furtherYears: number): string {
  const year = Number(today.slice(0, 4))
  const passed = day < today.slice(5)
  return `${year - furtherYears - (passed ? 0 : 1)}-${day}`
}

/** Returns the last day of the newest month that is over on a day; both ISO 8601. */
export function newestMonthEnd(today: string): string {
  return addMonths(`${today.slice(0, 7)}-31`, -1)
}
