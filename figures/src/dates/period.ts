/**
 * The days that a date means which may know the year or the month only: its first and its last one, as ISO 8601 days. A day
 * is its own first and last.
 */
export interface Period {
  readonly first: string
  readonly last: string
}

const PARTS = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/

/** The days of a date as the records have it; null where it is none. */
export function periodOf(date: string | null): Period | null {
  const match = date === null ? null : PARTS.exec(date)
  if (!match) return null
  const [, year = '', month, day] = match
  if (day) return { first: match[0], last: match[0] }
  const lastMonth = month ?? '12'
  return {
    first: `${year}-${month ?? '01'}-01`,
    last: `${year}-${lastMonth}-${lastDayOf(year, lastMonth)}`,
  }
}

/** The same date a number of years later, as precise as it was; of February 29 it may be the 28th. */
export function yearsLater(date: string, years: number): string {
  const [year = '', ...rest] = date.split('-')
  const later = String(Number(year) + years)
  const [month, day] = rest
  if (month === '02' && day === '29') return `${later}-02-${lastDayOf(later, '02')}`
  return [later, ...rest].join('-')
}

/** How a date stands to a day: over, within the 12 months that begin with the day, or after them; null where it is none. */
export function standingOf(date: string | null, today: string): 'over' | 'soon' | 'later' | null {
  const period = periodOf(date)
  if (!period) return null
  if (period.last < today) return 'over'
  return period.first < yearsLater(today, 1) ? 'soon' : 'later'
}

function lastDayOf(year: string, month: string): string {
  return String(new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()).padStart(2, '0')
}
