/** The first and last day, ISO 8601, that a date of year, month or day precision covers. */
export interface Period {
  readonly first: string
  readonly last: string
}

const PARTS = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/

/** Returns the period that a record's date covers; null if it is not a date. */
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

/** Returns a date some years later in the same precision; 29 February may become the 28th. */
export function addYears(date: string, years: number): string {
  const [year = '', ...rest] = date.split('-')
  const later = String(Number(year) + years)
  const [month, day] = rest
  if (month === '02' && day === '29') return `${later}-02-${lastDayOf(later, '02')}`
  return [later, ...rest].join('-')
}

/** Returns whether a date is past, within the years from today, or later; null if it is not a date. */
export function classifyDate(
  date: string | null,
  today: string,
  years = 1,
): 'past' | 'soon' | 'later' | null {
  const period = periodOf(date)
  if (!period) return null
  if (period.last < today) return 'past'
  return period.first < addYears(today, years) ? 'soon' : 'later'
}

function lastDayOf(year: string, month: string): string {
  return String(new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()).padStart(2, '0')
}
