import type { Encoding } from './encoding.ts'
import { text } from './text.ts'

const GERMAN = /^(?:(?:(\d{1,2})\.\s*)?(\d{1,2})\.\s*)?(\d{4})$/
const ISO = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T.*)?)?)?$/
const NAMED = /^(?:(\d{1,2})\.\s*)?(\p{L}+)\.?\s+(\d{4})$/u

/** How month names begin, January to December; `Mär` and `Mrz` both stand for March. */
const MONTH_BEGINNINGS = [
  'jan',
  'feb',
  'mär',
  'apr',
  'mai',
  'jun',
  'jul',
  'aug',
  'sep',
  'okt',
  'nov',
  'dez',
]
const MONTH_NAMES =
  /^(jan(uar)?|feb(ruar)?|märz?|mrz|apr(il)?|mai|juni?|juli?|aug(ust)?|sept?(ember)?|okt(ober)?|nov(ember)?|dez(ember)?)$/

/**
 * A date as ISO 8601 text that knows the year, the year and month, or the day: `2004`, `2004-07`, `2004-07-19`,
 * written `2004`, `07.2004`, `19.07.2004`. Read as well: ISO 8601 itself, and month names (`Juli 2004`, `19. Juli 2004`).
 * A day that is not in the calendar cannot be read.
 */
export const date: Encoding<string> = {
  kind: 'date',
  read: (text) => {
    const trimmed = text.trim()
    const german = GERMAN.exec(trimmed)
    if (german) return toIso(german[3], german[2], german[1])
    const iso = ISO.exec(trimmed)
    if (iso) return toIso(iso[1], iso[2], iso[3])
    const named = NAMED.exec(trimmed)
    return named ? toIso(named[3], monthOfName(named[2] ?? ''), named[1]) : null
  },
  write: (iso) => (iso === null ? '' : iso.split('-').reverse().join('.')),
}

/** The year at the end of a text: no more digits before it, unless they are the day and month of `24022025`. */
const YEAR_AT_END = /(?:^|\D|^\d{4})(\d{4})$/

/**
 * A date of a purchase or valuation, which knows at least its year. Of a text that names no date, the year is read from the
 * last four characters (specification §3, display formats): `Herbst 2011` is `2011`. Written as a date.
 */
export const lenientDate: Encoding<string> = {
  kind: 'date',
  read: (text) => date.read(text) ?? toIso(YEAR_AT_END.exec(text.trim())?.[1]),
  write: date.write,
}

/** What operators write where others leave the field empty. */
const NO_END = /^unbefristet$/i

/**
 * The end of a contract; missing where it has none. What cannot be read stays the text that it is, so that it is not taken for
 * a contract without an end.
 */
export const contractEnd: Encoding<string> = {
  kind: 'date',
  read: (raw) => {
    const said = text.read(raw)
    return said === null || NO_END.test(said) ? null : (date.read(said) ?? said)
  },
  write: (value) => (value !== null && date.read(value) !== value ? value : date.write(value)),
}

/** Whether a text is a date as it is read, and not what somebody wrote in its place. */
export function isDate(value: string): boolean {
  return date.read(value) === value
}

/** Whether ISO text names the day, so that it can be compared and formatted as a full date. */
export function isFullDate(iso: string): boolean {
  return iso.length === 10
}

function monthOfName(name: string): string {
  const lower = name.normalize('NFC').toLowerCase()
  if (!MONTH_NAMES.test(lower)) return '00'
  const beginning = lower.startsWith('mrz') ? 'mär' : lower.slice(0, 3)
  return String(MONTH_BEGINNINGS.indexOf(beginning) + 1)
}

function toIso(year = '', month?: string, day?: string): string | null {
  if (Number(year) < 1000) return null
  if (month === undefined) return year
  const yearAndMonth = `${year}-${month.padStart(2, '0')}`
  const iso = day === undefined ? yearAndMonth : `${yearAndMonth}-${day.padStart(2, '0')}`
  const instant = new Date(`${day === undefined ? `${iso}-01` : iso}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso) ? iso : null
}
