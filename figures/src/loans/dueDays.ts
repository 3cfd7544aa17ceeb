/**
 * Returns the day some months after a day (ISO 8601), or before it for a negative number. The last day of a month is followed by
 * last days; otherwise a month that lacks the day has its last day instead. Calculated without `Date`, which is many times as
 * slow: a schedule has hundreds of days, and a portfolio hundreds of schedules.
 */
export function addMonths(day: string, months: number): string {
  const [year, month, dayOfMonth] = partsOf(day)
  const count = year * 12 + month - 1 + months
  const [newYear, newMonth] = [Math.floor(count / 12), (count % 12) + 1]
  const last = lastDayOf(newYear, newMonth)
  const isLast = dayOfMonth === lastDayOf(year, month)
  return `${padded(newYear, 4)}-${padded(newMonth, 2)}-${padded(isLast ? last : Math.min(dayOfMonth, last), 2)}`
}

const LAST_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function lastDayOf(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 && isLeap ? 29 : (LAST_DAYS[month - 1] ?? 0)
}

function partsOf(day: string): [year: number, month: number, dayOfMonth: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))]
}

function padded(count: number, length: number): string {
  return String(count).padStart(length, '0')
}
