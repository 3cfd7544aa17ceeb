import { formatDate } from '../format/date.ts'

/** Stands for a value that is not known (specification §3, display formats). */
export const MISSING = 'n/a'
const NO_DATE = '–'

/** A number as it is written; `n/a` where it is not known. */
export function shownNumber(value: number | null, format: (value: number) => string): string {
  return value === null ? MISSING : format(value)
}

export function shownText(text: string): string {
  return text || MISSING
}

/** A date as far as it is known; a dash where there is none. */
export function shownDate(date: string | null): string {
  return date === null ? NO_DATE : formatDate(date)
}
