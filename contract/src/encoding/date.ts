import type { Encoding } from './encoding.ts'
import { text } from './text.ts'

const GERMAN = /^(?:(?:(\d{1,2})\.\s*)?(\d{1,2})\.\s*)?(\d{4})$/
const ISO = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T.*)?)?)?$/
const NAMED = /^(?:(\d{1,2})\.\s*)?(\p{L}+)\.?\s+(\d{4})$/u

/** Month names by their first three letters, January to December. `Mrz`, a common abbreviation of March, is handled apart. */
const MONTH_PREFIXES = [
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
 * A date as ISO 8601 text with year, month or day precision: `2004`, `2004-07` and `2004-07-19` are written as `2004`,
 * `07.2004` and `19.07.2004`. Also reads ISO 8601 and month names (`Juli 2004`, `19. Juli 2004`). Rejects days that do not
 * exist.
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

/** Four digits at the end of a text, preceded by no other digit unless by the day and month of a form like `24022025`. */
const YEAR_AT_END = /(?:^|\D|^\d{4})(\d{4})$/

/**
 * The date of a purchase or valuation. Reads the year from the last four characters if the text is no date (product §17):
 * `Herbst 2011` is `2011`.
 */
export const lenientDate: Encoding<string> = {
  kind: 'date',
  read: (text) => date.read(text) ?? toIso(YEAR_AT_END.exec(text.trim())?.[1]),
  write: date.write,
}

/** Operators write this instead of leaving the field empty. */
const NO_END = /^unbefristet$/i

/**
 * The end of a contract; null for an open-ended one. Unreadable text is kept as it is, so that the contract is not mistaken for
 * an open-ended one.
 */
export const contractEnd: Encoding<string> = {
  kind: 'date',
  read: (raw) => {
    const said = text.read(raw)
    return said === null || NO_END.test(said) ? null : (date.read(said) ?? said)
  },
  write: (value) => (value !== null && date.read(value) !== value ? value : date.write(value)),
}

/** Whether a value is an ISO 8601 date, and not the unreadable text that `contractEnd` keeps. */
export function isDate(value: string): boolean {
  return date.read(value) === value
}

/** Whether an ISO 8601 date has day precision. */
export function isFullDate(iso: string): boolean {
  return iso.length === 10
}

function monthOfName(name: string): string {
  const lower = name.normalize('NFC').toLowerCase()
  if (!MONTH_NAMES.test(lower)) return '00'
  const prefix = lower.startsWith('mrz') ? 'mär' : lower.slice(0, 3)
  return String(MONTH_PREFIXES.indexOf(prefix) + 1)
}

/** Every month has this day; later ones take the time of a calendar. */
const DAY_OF_ALL = 28

function hasDay(year: number, month: number, day: number): boolean {
  return day <= DAY_OF_ALL || day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function toIso(year = '', month?: string, day?: string): string | null {
  if (Number(year) < 1000) return null
  if (month === undefined) return year
  const exists = Number(month) >= 1 && Number(month) <= 12 && Number(day ?? 1) >= 1
  if (!exists || !hasDay(Number(year), Number(month), Number(day ?? 1))) return null
  const yearAndMonth = `${year}-${month.padStart(2, '0')}`
  return day === undefined ? yearAndMonth : `${yearAndMonth}-${day.padStart(2, '0')}`
}
