import { formatDate } from '../format/date.ts'
import { MISSING } from '../format/missing.ts'

const NO_DATE = '–'

export function shownText(text: string): string {
  return text || MISSING
}

/** A date as far as it is known; a dash where there is none. */
export function shownDate(date: string | null): string {
  return date === null ? NO_DATE : formatDate(date)
}
