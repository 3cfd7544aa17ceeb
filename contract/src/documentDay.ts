/** Plans and deeds of the oldest houses are from the nineteenth century. */
const FIRST_DAY = '1800-01-01'

/** The days that a document can be of, ISO 8601, the last included: letters are dated ahead, to the end of the next year. */
export function documentDays(today: string): { readonly first: string; readonly last: string } {
  return { first: FIRST_DAY, last: `${Number(today.slice(0, 4)) + 1}-12-31` }
}

/**
 * Says what to do about the day of a document that can only be a slip, such as one of the year 0001 or 9999; null where it
 * may be right.
 *
 * @param day ISO 8601
 * @param today ISO 8601
 */
export function documentDayFault(day: string, today: string): string | null {
  const { first, last } = documentDays(today)
  if (day >= first && day <= last) return null
  return `Bitte wählen Sie ein Datum vom ${german(first)} bis zum ${german(last)}.`
}

function german(day: string): string {
  return day.split('-').reverse().join('.')
}
