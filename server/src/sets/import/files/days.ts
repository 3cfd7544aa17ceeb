import { date } from '@hausblick/contract/encoding/date.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'

const STAMP =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)$/i

/** Returns the day in Berlin of a time stamp with a time zone; other texts as they are. */
export function toBerlinDay(text: string): string {
  const [, day, time = '', zone = ''] = STAMP.exec(text.trim()) ?? []
  if (day === undefined) return text
  const [, hours, minutes = '00'] = /^([+-]\d{2}):?(\d{2})?$/.exec(zone) ?? []
  const offset = hours === undefined ? 'Z' : `${hours}:${minutes}`
  const moment = new Date(`${day}T${time.replace(',', '.')}${offset}`)
  return Number.isNaN(moment.getTime()) ? text : berlinDay(moment)
}

/** Programs write such days, as 31.12.9999, where a contract has no end. */
const FIRST_YEAR_OF_NO_END = 2099

/** Whether an ISO 8601 date stands for no end. Other four digits may be the day of a year, as `2803`. */
export function isNoEnd(iso: string): boolean {
  return iso === '9999' || (iso.includes('-') && Number(iso.slice(0, 4)) >= FIRST_YEAR_OF_NO_END)
}

const DAY_MS = 86_400_000
/** Day 0 of the system of 1900, whose nonexistent 29 February 1900 is before all days that are read. */
const EPOCH = Date.UTC(1899, 11, 30)
/** 1954-10-03 to 2099-12-31; and 9999-12-31, the last date of a workbook. */
const [FIRST_SERIAL, LAST_SERIAL, LAST_OF_ALL] = [20_000, 73_050, 2_958_465]

/** `20250315` and `15032025`: no text is both, since no year begins with a month. */
const OF_DIGITS = /^(?:((?:19|20)\d\d)(0[1-9]|1[0-2])(\d\d)|(\d\d)(\d\d)((?:19|20)\d\d))$/

/** Returns the day that digits alone stand for, as spreadsheets store and programs write it; null if the text is no such number. */
export function readSerialDay(text: string): string | null {
  const [, year, month, day, dayFirst, monthNext, yearLast] = OF_DIGITS.exec(text) ?? []
  const written = date.read(`${year ?? yearLast}-${month ?? monthNext}-${day ?? dayFirst}`)
  if (written !== null) return written
  if (!/^\d{5,7}(?:[.,]\d+)?$/.test(text)) return null
  const serial = Math.floor(Number(text.replace(',', '.')))
  if (serial !== LAST_OF_ALL && (serial < FIRST_SERIAL || serial > LAST_SERIAL)) return null
  return new Date(EPOCH + serial * DAY_MS).toISOString().slice(0, 10)
}
