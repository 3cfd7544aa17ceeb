import { date } from '@hausblick/contract/encoding/date.ts'
import { quote } from '../problems/problems.ts'
import { describeGarbled } from './garbled.ts'

/** A text to store, with a remark for the operator, in German, if it was repaired or looks wrong. */
export interface RepairedText {
  readonly text: string
  readonly remark: string | null
}

/** How programs write `12` after reading it as a number. */
const WITH_DECIMALS = /^(\d+)[.,]0+$/
/** How spreadsheets show many digits: `1,23457E+15`. */
const EXPONENT = /^\d[.,]\d+E\+\d+$/i
const ID = /id$/
const FOUR_DIGITS = /^\d{4}$/
const DIGIT = /\d/

/** How spreadsheets show days without a year, `03.05.`, `03. Mai`, `3-May`, and months, `Mai 05`. */
const DAY_AND_MONTH = /^\d{1,2}\.\d{1,2}\.(?:\d{2})?$/
const DAY_AND_NAME = /^\d{1,2}\.\s*\p{L}{3,}\.?$/u
const NAME_AND_YEAR = /^(\p{L}{3,})\.? (\d{2})$/u
const ENGLISH = /^(?:\d{1,2}-)(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/i

/**
 * Detects texts that a spreadsheet has converted to numbers or dates, or whose letters are wrong. Repairs postal codes and house numbers; for anything
 * else, only the operator knows what was meant.
 *
 * @param field the field's name on the wire
 */
export function repairText(field: string, raw: string): RepairedText {
  const garbled = describeGarbled(raw)
  if (garbled !== null) return { text: raw, remark: garbled }
  // Numbers and dates, even converted ones, contain a digit.
  if (!DIGIT.test(raw)) return { text: raw, remark: null }
  const text = raw.trim()
  const repaired = repairNumber(field, text)
  if (repaired !== text)
    return {
      text: repaired,
      remark: `${quote(text)} ist aus einer Zahl entstanden, gespeichert wird ${quote(repaired)}. ${REPAIRS[field] ?? ''}`,
    }
  return { text: raw, remark: findRemark(field, text) }
}

const REPAIRS: Readonly<Record<string, string>> = {
  zipcode:
    'Formatieren Sie die Spalte als Text. Eine Postleitzahl des Auslands erkennt der Import mit dem Land davor (A-1010).',
  number: 'Formatieren Sie die Spalte als Text.',
}

function repairNumber(field: string, text: string): string {
  const whole = field === 'zipcode' || field === 'number' ? text.replace(WITH_DECIMALS, '$1') : text
  return field === 'zipcode' && FOUR_DIGITS.test(whole) ? `0${whole}` : whole
}

function findRemark(field: string, text: string): string | null {
  if (isDate(text))
    return `${quote(text)} ist ein Datum, wie es eine Tabellenkalkulation aus „3-5“ macht. Formatieren Sie die Spalte als Text, und tragen Sie ein, was gemeint ist.`
  if (EXPONENT.test(text))
    return `${quote(text)} ist eine gerundete Zahl, deren letzte Ziffern fehlen. Formatieren Sie die Spalte als Text, und tragen Sie alle Ziffern ein.`
  if (ID.test(field) && WITH_DECIMALS.test(text))
    return `${quote(text)} ist eine Kennung mit Nachkommastellen, wie sie Programme an Zahlen anfügen. Streichen Sie sie, wenn die Kennung ohne sie lautet.`
  return null
}

function isDate(text: string): boolean {
  const full = text.replace(NAME_AND_YEAR, '$1 20$2')
  if ((date.read(full) ?? '').length > 'YYYY'.length) return true
  if (DAY_AND_NAME.test(text)) return date.read(`${text} 2000`) !== null
  return DAY_AND_MONTH.test(text) || ENGLISH.test(text)
}
