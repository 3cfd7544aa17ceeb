/**
 * Returns the day some months after a day (ISO 8601), or before it for a negative number. The last day of a month is followed by
 * last days; otherwise a month that lacks the day has its last day instead.
 */
export function addMonths(day: string, months: number): string {
  const [year, month, dayOfMonth] = partsOf(day)
  const last = lastDayOf(year, month + months)
  const wanted = dayOfMonth === lastDayOf(year, month).getUTCDate() ? 31 : dayOfMonth
  last.setUTCDate(Math.min(wanted, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** Returns the last day of the month that begins some months after January of a year. */
function lastDayOf(year: number, month: number): Date {
  return new Date(Date.UTC(year, month, 0))
}

function partsOf(day: string): [year: number, month: number, dayOfMonth: number] {
  const [year, month, dayOfMonth] = day.split('-').map(Number)
  return [year ?? 0, month ?? 0, dayOfMonth ?? 0]
}
