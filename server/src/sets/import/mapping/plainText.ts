// Removes what programs write around numbers and dates, so that the wire's encodings can read them.

import { toBerlinDay } from '../files/days.ts'
import { formOf, toGerman } from './numberForms.ts'

/** Units and remarks after a number: `3,60 % p.a.`, `6,3 J.`, `72 m²`, `12,50 EUR`. */
const UNIT =
  /\s*(?:(?:€|EUR|Euro|%|v\.?\s?H\.?|m²|m2|qm|Jahre?n?|J\.?|Zi\.?|Zimmer|Stk\.?|p\.\s?a\.?|p\.\s?m\.?|mtl\.?)\s*)+$/i
const CURRENCY = /^\s*(?:€|EUR)\s*/i
/** `12,50-`, as bookkeeping programs write what is negative; `(12,50)`; `12,-`. */
const TRAILING_MINUS = /^(\d[\d.,\s]*)-$/
const IN_BRACKETS = /^\(\s*(\d[\d.,\s]*)\)$/
/** `12,50 S` and `12,50 H`, as account sheets write debit and credit. */
const WITH_SIDE = /^(\d[\d.,\s]*?)\s*([SH])$/i
const ROUND_SUM = /^(.*\d),[-–—]{1,2}$/

/** Most numbers and dates are plain already. */
const PLAIN_NUMBER = /^\d+(?:,\d{1,2})?$/
const PLAIN_DATE = /^\d{2}\.\d{2}\.\d{4}$/

/** Returns a lone number as the wire's encodings read it: English is only what cannot be German. */
export function plainNumber(text: string): string {
  if (PLAIN_NUMBER.test(text)) return text
  const plain = stripNumber(text)
  const form = formOf(plain)
  return form === null ? plain : toGerman(plain, form === 'en' ? 'en' : 'de')
}

/** Removes what stands around a number. */
export function stripNumber(text: string): string {
  let plain = text.trim()
  const round = ROUND_SUM.exec(plain.replace(UNIT, ''))
  plain = (round?.[1] ?? plain).replace(UNIT, '').replace(CURRENCY, '').trim()
  const negative = TRAILING_MINUS.exec(plain) ?? IN_BRACKETS.exec(plain)
  if (negative) plain = `-${negative[1]?.trim()}`
  const [, amount, side = ''] = WITH_SIDE.exec(plain) ?? []
  return amount === undefined ? plain : /s/i.test(side) ? `-${amount}` : amount
}

/** Two digits up to this are of this century; no lease or loan lasts longer. */
const LAST_OF_CENTURY = 69
const SHORT_YEAR = /^(\d{1,2}\.\s*)(\d{1,2}\.\s*)(\d{2})$/
const SLASHED = /^(?:(\d{1,2})\/)?(\d{1,2})\/(\d{4})$/
const TIME = /[ T]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?$/
const WEEKDAY = /^(?:mo|di|mi|do|fr|sa|so)\.?,?\s+/i
/** Words before a date: `ab 01.05.2020`. */
const PREPOSITION = /^(?:seit|ab|bis|zum|per|am|vom)\s+/i

/** `31.01.` and `3101`, as accounting programs write the days of a year that they name elsewhere. */
const DAY = /^(?:(\d{1,2})\.\s?(\d{1,2})\.?|(\d{1,2})(\d{2}))$/

/** Whether a text is a day without its year. */
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
  const plain = toBerlinDay(text)
    .trim()
    .replace(WEEKDAY, '')
    .replace(PREPOSITION, '')
    .replace(TIME, '')
  const short = SHORT_YEAR.exec(plain)
  if (short) {
    const century = Number(short[3]) <= LAST_OF_CENTURY ? '20' : '19'
    return `${short[1]}${short[2]}${century}${short[3]}`
  }
  const slashed = SLASHED.exec(plain)
  if (slashed) return [slashed[1], slashed[2], slashed[3]].filter((part) => part).join('.')
  return plain
}
