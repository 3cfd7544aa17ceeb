/**
 * The next such day of a year, which may be today, or that of some years later.
 *
 * @param day month and day, `04-01`
 * @param today an ISO 8601 day, as is the result
 */
export function nextDay(day: string, today: string, furtherYears: number): string {
  const year = Number(today.slice(0, 4))
  const passed = day < today.slice(5)
  return `${year + furtherYears + (passed ? 1 : 0)}-${day}`
}

/** The last such day of a year before today, or that of some years earlier; as `nextDay`. */
export function lastDay(day: string, today: string, furtherYears: number): string {
  const year = Number(today.slice(0, 4))
  const passed = day < today.slice(5)
  return `${year - furtherYears - (passed ? 0 : 1)}-${day}`
}
