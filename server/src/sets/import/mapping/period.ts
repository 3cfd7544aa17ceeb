import { date } from '@hausblick/contract/encoding/date.ts'
import type { Value } from '@hausblick/contract/encoding/encoding.ts'
import { FIRST_YEAR, LAST_YEAR } from '@hausblick/contract/year.ts'
import type { SheetRow } from '../files/sheet.ts'
import { addYear, isDayOfYear, plainDate } from './plainText.ts'

/** The days that a journal is about, in ISO 8601: no more than a year, so that each day is in it once. */
export interface Period {
  readonly from: string
  readonly to: string
}

const DAY = String.raw`(\d{4}-\d\d-\d\d|(?:\d{1,2}\.\s?)?(?:\d{1,2}[./]|\p{L}{3,}\.?\s)\s?(?:\d{4}|\d{2})(?!\d))`
/** `01.07.2024 bis 30.06.2025`, `Juli 2024 – Juni 2025`. */
const RANGE = new RegExp(
  String.raw`(?<![\d.])${DAY}[\s:,]*(?:bis|–|—|-)(?:\szum)?[\s:]*${DAY}`,
  'iu',
)
const DATEV = /^(?:EXTF|DTVF)$/i
/** The places in the first line of DATEV's format of the fiscal year's first day, and of the first and last day posted on. */
const [FISCAL_YEAR, FIRST_DAY, LAST_DAY] = [12, 14, 15]

/** Returns the period that the rows above a journal's header name; null if they name none. */
export function readPeriod(titles: readonly SheetRow[]): Period | null {
  const datev = titles.find(isFirstOfDatev)
  if (datev) return readDatev(datev.cells)
  const found = RANGE.exec(titles.flatMap(({ cells }) => cells).join(' '))
  if (!found) return null
  const [from, to] = found.slice(1).map((day) => date.read(plainDate(day)) ?? '')
  return toPeriod(from, to)
}

/** Whether the rows above a header are those of DATEV's format. */
export function isDatev(titles: readonly SheetRow[]): boolean {
  return titles.some(isFirstOfDatev)
}

function isFirstOfDatev({ cells }: SheetRow): boolean {
  return DATEV.test(cells[0]?.trim() ?? '')
}

function readDatev(cells: readonly string[]): Period | null {
  const [begin, from, to] = [FISCAL_YEAR, FIRST_DAY, LAST_DAY].map((place) => {
    const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(cells[place]?.trim() ?? '') ?? []
    return date.read(`${year}-${month}-${day}`) ?? ''
  })
  const posted = toPeriod(from, to)
  if (!begin) return posted
  const end = `${Number(begin.slice(0, 4)) + 1}${begin.slice(4)}`
  const year = toPeriod(begin, new Date(Date.parse(end) - 1).toISOString().slice(0, 10))
  return posted && year && (posted.from < year.from || posted.to > year.to) ? posted : year
}

function toPeriod(from = '', to = ''): Period | null {
  const years = [from, to].map((day) => Number(day.slice(0, 4)))
  if (years.some((year) => !(year >= FIRST_YEAR && year <= LAST_YEAR))) return null
  const sameDay = `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`
  // A month is before its days, and its own end is after them.
  return from <= to && to < sameDay ? { from, to: `${to}-31` } : null
}

/** Returns the year of a period; null if it goes over the end of one. */
export function yearOf({ from, to }: Period): number | null {
  return from.slice(0, 4) === to.slice(0, 4) ? Number(from.slice(0, 4)) : null
}

/** Returns a day that names no year, as `3108`, with its year; null where that is not known. Other texts stay as they are. */
export function addYearTo(
  text: string,
  yearOfRow: Value | null,
  { year, period }: { readonly year: number | null; readonly period: Period | null },
): string | null {
  if (!isDayOfYear(text)) return text
  const found = period ? findYear(text, period) : yearOfRow === null ? year : Number(yearOfRow)
  return found === null ? null : addYear(text, found)
}

function findYear(text: string, period: Period): number | null {
  const years = [period.from, period.to].map((day) => Number(day.slice(0, 4)))
  const found = years.find((year) => {
    const day = String(date.read(addYear(text, year)) ?? '')
    return day >= period.from && day <= period.to
  })
  return found ?? yearOf(period)
}

/** The year in a date or text, or in digits without points: `20250131`. */
const YEAR = /(?<!\d)((?:19|20)\d{2})(?:(?:0[1-9]|1[0-2])\d{2})?(?!\d)/

/** Counts the years that dates and other texts name, the most frequent first. */
export function countYears(texts: readonly string[]): [year: number, count: number][] {
  const counts = new Map<number, number>()
  for (const text of texts) {
    const year = Number(YEAR.exec(plainDate(text))?.[1])
    if (year >= FIRST_YEAR && year <= LAST_YEAR) counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)
}
