// Removes what programs write around numbers and dates, so that the wire's encodings can read them.

import { date } from '@hausblick/contract/encoding/date.ts'
import { toBerlinDay } from '../files/days.ts'
import { formOf, toGerman } from './numberForms.ts'

/** Units and remarks after a number: `3,60 % p.a.`, `6,3 J.`, `72 m²`, `12,50 EUR`. */
const UNITS = String.raw`(?:(?:€|EUR|Euro|%|v\.?\s?H\.?|m²|m2|qm|Jahre?n?|J\.?|Zi\.?|Zimmer|Stk\.?|p\.\s?a\.?|p\.\s?m\.?|mtl\.?)\s*)*`
/** What shows on which side of zero it is: `-€12,50`, `12,50-`, `(12,50)`, and `12,50 S`, as account sheets write a debit. */
const SIGN = '[-−–+]?'
const NUMBER = new RegExp(
  String.raw`^(\(?)\s*(${SIGN})\s*(?:€|EUR)?\s*(${SIGN})\s*(\d[\d.,'’\s]*?)(?:,[-–—]{1,2})?\s*${UNITS}(${SIGN})\s*${UNITS}([SH]?)\s*(\)?)$`,
  'i',
)

/** Most numbers and dates are plain already, or have nothing but a euro sign. */
const PLAIN_NUMBER = /^(\d[\d.,]*)(?:\s?€)?$/
const PLAIN_DATE = /^\d{2}\.\d{2}\.\d{4}$/

/** Returns a lone number as the wire's encodings read it: English is only what cannot be German. */
export function plainNumber(text: string): string {
  const plain = stripNumber(text)
  const form = formOf(plain)
  return form === null ? plain : toGerman(plain, form === 'en' ? 'en' : 'de')
}

/** Removes what stands around a number, and writes a minus before it. Other texts stay as they are. */
export function stripNumber(text: string): string {
  const plain = PLAIN_NUMBER.exec(text)?.[1]
  if (plain !== undefined) return plain
  const [, opened = '', before, between, digits, behind, side = '', closed = ''] =
    NUMBER.exec(text.trim()) ?? []
  const signs = [before, between, behind].filter(Boolean)
  const isBracketed = opened !== '' && closed !== ''
  if (opened.length !== closed.length || digits === undefined) return text.trim()
  const told = [...signs, ...(isBracketed ? ['-'] : []), ...(side === '' ? [] : [side])]
  if (told.length > 1) return text.trim()
  return told.length === 0 || /[+h]/i.test(told[0] ?? '') ? digits : `-${digits}`
}

/** Two digits up to this are of this century; no lease or loan lasts longer. */
const LAST_OF_CENTURY = 69
const SHORT_YEAR = /(?<=^\d{1,2}[./]\s*\d{1,2}[./]\s*)\d{2}$/
/** What cannot be ids as `6100-1` and `11-2001`. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/, '$1.$2.$3'],
  [/^((?:19|20)\d\d)[./-](\d{1,2})[./-](\d{1,2})$/, '$3.$2.$1'],
  [/^(\d{1,2})\/(\d{4})$/, '$1.$2'],
  [/^((?:19|20)\d\d)\/(\d{1,2})$/, '$2.$1'],
]
/** `15. März 25`, `Mär 25`, `Jän.2025`. */
const NAMED = /^(?:(\d{1,2})\.?\s*)?(\p{L}+)\.?[\s'’-]*(\d{4}|\d{2})$/u
const AUSTRIAN: Readonly<Record<string, string>> = {
  jänner: 'Januar',
  jän: 'Januar',
  feber: 'Februar',
}
const TIME = /[ T]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?$/
const WEEKDAY = /^(?:mo|di|mi|do|fr|sa|so)\.?,?\s+/i
/** Words before a date: `ab 01.05.2020`. */
const PREPOSITION = /^(?:seit|ab|bis|zum|per|am|vom)\s+/i

/** `31.01.` and `3101`, as accounting programs write the days of a year that they name elsewhere. */
const DAY = /^(?:(\d{1,2})\.\s?(\d{1,2})\.?|(\d{1,2})(\d{2}))$/

export function isDayOfYear(text: string): boolean {
  return DAY.test(text.trim())
}

/** Returns a day and month of a year as a date; other texts as they are. */
export function addYear(text: string, year: number): string {
  const [found, day, month, ofDigits, monthOfDigits] = DAY.exec(text.trim()) ?? []
  return found === undefined ? text : `${day ?? ofDigits}.${month ?? monthOfDigits}.${year}`
}

/** Returns a date as the wire's encodings read it. */
export function plainDate(text: string): string {
  if (PLAIN_DATE.test(text)) return text
  let plain = toBerlinDay(text)
    .trim()
    .replace(WEEKDAY, '')
    .replace(PREPOSITION, '')
    .replace(TIME, '')
    .replace(SHORT_YEAR, toYear)
  for (const [form, german] of FORMS) plain = plain.replace(form, german)
  const [named, dayOfMonth, name = '', ofName] = NAMED.exec(plain) ?? []
  if (named === undefined) return plain
  const written = `${dayOfMonth ? `${dayOfMonth}. ` : ''}${AUSTRIAN[name.toLowerCase()] ?? name} ${toYear(ofName)}`
  return date.read(written) === null ? plain : written
}

function toYear(digits = ''): string {
  if (digits.length !== 2) return digits
  return `${Number(digits) <= LAST_OF_CENTURY ? '20' : '19'}${digits}`
}

export const SLASHED_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/

/** Returns the day of a date whose month is first, as Americans write it; null for other texts. */
export function readMonthFirst(text: string): string | null {
  return SLASHED_DAY.test(text) ? date.read(plainDate(text.replace(SLASHED_DAY, '$2/$1/$3'))) : null
}
