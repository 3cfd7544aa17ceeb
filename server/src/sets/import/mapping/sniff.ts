import { date } from '@hausblick/contract/encoding/date.ts'
import { readScaled } from '@hausblick/contract/encoding/decimal.ts'
import type { ColumnType } from '@hausblick/contract/mapping/subjects.ts'
import { readSerialDay } from '../files/days.ts'
import { findCellError } from '../problems/cellErrors.ts'
import { findId } from './findId.ts'
import { ADDRESS, ZIP_AND_CITY } from './places.ts'
import { addYear, plainDate, plainNumber, readMonthFirst } from './plainText.ts'
import { splitIds } from './splitIds.ts'
import { readAgreement, readSide, readState } from './words.ts'

/** What the values of a column look like: the share of each form among the filled cells. */
export interface Sniffed {
  /** The largest number, by amount; null without numbers. */
  readonly largest: number | null
  /** How many cells were looked at that are filled, and how many texts they have. */
  readonly filled: number
  readonly distinct: number
  readonly shares: Readonly<Record<Form, number>>
}

/** `101-02`, `W12`, and with a word before: `WE 1`, `Whg. 3`; not `Ring 1`, which is a street. */
const ID =
  /^(?=.*\d)(?:(?:\p{L}{1,3}|Whg|Wohnung|Wohneinheit|Einheit|Haus|Objekt|Laden|Garage|Stellplatz|Nr)\.?\s)?[\p{L}\d][\p{L}\d./_-]{0,23}$/u

const HOUSE_NUMBER = /^\d{1,4}\s?[a-z]?(?:\s?[-–/+]\s?\d{1,4}\s?[a-z]?|\s\d\/\d)*$/iu
const SALUTATION =
  /^(?:(?:herrn?|frau|familie|fam\.?|eheleute|firma|fa\.?|dr\.?|prof\.?|mag\.?|dipl\.\S*|mrs?\.?|ms\.?|divers|und|u\.|\/)(?:\s+|$))+$/i

/** A year with all days that others have. */
const LEAP_YEAR = 2024

const FORMS = {
  number: (text: string) => readScaled(plainNumber(text), 2) !== null,
  integer: (text: string) => /^\d{1,6}$/.test(text),
  decimal: (text: string) =>
    /[.,]\d{1,2}\D*$/.test(text) && readScaled(plainNumber(text), 2) !== null,
  currency: (text: string) => /^(?:€|EUR)|(?:€|EUR)$/i.test(text),
  percent: (text: string) => /%/.test(text),
  date: (text: string) =>
    /\D/.test(text) && (date.read(plainDate(text)) ?? readMonthFirst(text)) !== null,
  day: (text: string) => date.read(addYear(text, LEAP_YEAR)) !== null,
  // With two decimals it is rather an amount.
  serial: (text: string) => !/[.,]\d\d$/.test(text) && readSerialDay(text) !== null,
  openEnded: (text: string) => OPEN_ENDED.test(text),
  year: (text: string) => /^(?:19|20)\d{2}$/.test(text),
  zipCode: (text: string) => /^(?:(?:DE?[- ])?\d{5}|(?:(?:AT?|CH)[- ])?[1-9]\d{3})$/.test(text),
  zipAndCity: (text: string) => ZIP_AND_CITY.test(text),
  streetAndNumber: (text: string) =>
    /^(?!\d)[^@\d]*\p{L}\.?\s*\d{1,4}\s*(?:[a-z]|[-–/]\s*\d+\s*[a-z]?)?,?$/iu.test(text),
  address: (text: string) => ADDRESS.test(text),
  houseNumber: (text: string) => HOUSE_NUMBER.test(text),
  salutation: (text: string) => SALUTATION.test(text),
  yesOrNo: (text: string) => /^(?:ja|nein|j|n|x|yes|no|vorhanden|keine?r?|✓)$/i.test(text),
  code: (text: string) => /^\p{Lu}{2,6}$/u.test(text),
  mail: (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.split(/[;,]\s*/)[0] ?? ''),
  account: (text: string) => /^[A-Z]{2}\d{2}(?:\s?\w{4}){3,}/.test(text),
  side: (text: string) => readSide(text) !== null,
  state: (text: string) => readState(text) !== null,
  agreement: (text: string) => readAgreement(text) !== null,
  id: (text: string) => ID.test(text),
  idAndName: (text: string) => /^\p{L}[\p{L}.]/u.test(findId(text)?.name ?? ''),
  twoIds: (text: string) => {
    const ids = splitIds(text, 'building-unit')
    return ids !== null && ID.test(ids.building) && ID.test(ids.unit)
  },
  letters: (text: string) => /\p{L}{2}/u.test(text),
} as const

export type Form = keyof typeof FORMS

/** What stands where a contract has no end. */
export const OPEN_ENDED =
  /^(?:unbefristet|unbefr\.?|unbest\.?|unbestimmt|unbegrenzt|auf unbestimmte zeit|offen|laufend)$/i

const BEGINS_WITH_DIGIT = /^\d/
const EMPTY = /^(?:[-–—./*]+|k\.?\s?A\.?|n\/a|keine angabe|leer|\*+\s*leer\s*\*+)$/i

/** Whether a cell says that there is no value. */
export function isBlank(text: string): boolean {
  const trimmed = text.trim()
  if (BEGINS_WITH_DIGIT.test(trimmed)) return false
  return trimmed === '' || EMPTY.test(trimmed)
}

function isValue(text: string): boolean {
  return !isBlank(text) && findCellError(text, 'text') === null
}

/** Describes what the values of a column look like. */
export function sniff(values: readonly string[]): Sniffed {
  const filled = values.map((value) => value.trim()).filter(isValue)
  const share = (test: (text: string) => boolean) =>
    filled.length === 0 ? 0 : filled.filter(test).length / filled.length
  const shares = Object.fromEntries(
    Object.entries(FORMS).map(([form, test]) => [form, share(test)]),
  ) as Record<Form, number>
  const numbers = filled.flatMap((text) => readScaled(plainNumber(text), 2) ?? [])
  const largest = numbers.length === 0 ? null : Math.max(...numbers.map(Math.abs)) / 100
  return { filled: filled.length, distinct: new Set(filled).size, shares, largest }
}

/** The share of values that must look right; the rest may be faults, which are shown when they are read. */
const MOST = 0.6

/** Whether values can be of a type. An empty column can be of any. */
export function canBe(type: ColumnType, { filled, shares }: Sniffed): boolean {
  if (filled === 0) return true
  switch (type) {
    case 'date':
      return (
        shares.date + shares.year + shares.openEnded >= MOST ||
        shares.serial + shares.openEnded >= MOST
      )
    case 'money':
      return shares.number >= MOST && shares.percent === 0 && shares.year < 1
    case 'area':
      return (
        shares.number >= MOST && shares.percent === 0 && shares.currency === 0 && shares.year < 1
      )
    case 'percent':
      return shares.number >= MOST && shares.currency === 0
    case 'count':
      return shares.integer >= MOST
    case 'number':
      return shares.number >= MOST && shares.currency === 0
    case 'id':
      return (
        shares.id + shares.idAndName + shares.code >= MOST &&
        shares.date < MOST &&
        shares.account < MOST &&
        shares.currency + shares.percent === 0
      )
    case 'text':
      return [shares.date, shares.account, shares.decimal, shares.percent].every(
        (share) => share < MOST,
      )
  }
}
