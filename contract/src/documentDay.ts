import { date } from './encoding/date.ts'

/** The plans and deeds of the oldest houses date from the nineteenth century. */
const FIRST_DAY = '1800-01-01'

/**
 * Returns the first and last day that a document may bear, ISO 8601. The last is the end of next year, since some letters are
 * dated ahead.
 */
export function documentDayRange(today: string): { readonly first: string; readonly last: string } {
  return { first: FIRST_DAY, last: `${Number(today.slice(0, 4)) + 1}-12-31` }
}

/**
 * Returns a German error message if a document's day can only be a typing error, such as one in the year 0001 or 9999; null
 * if it is plausible. Days are ISO 8601.
 */
export function findDocumentDayFault(day: string, today: string): string | null {
  const { first, last } = documentDayRange(today)
  if (day >= first && day <= last) return null
  return `Bitte wählen Sie ein Datum vom ${date.write(first)} bis zum ${date.write(last)}.`
}
