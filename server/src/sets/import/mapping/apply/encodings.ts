import { date } from '@hausblick/contract/encoding/date.ts'
import type { Encoding, Value } from '@hausblick/contract/encoding/encoding.ts'
import { area, count, quantity } from '@hausblick/contract/encoding/measures.ts'
import { money } from '@hausblick/contract/encoding/money.ts'
import { percentage } from '@hausblick/contract/encoding/percentage.ts'
import { text } from '@hausblick/contract/encoding/text.ts'
import type { ColumnType, Subject } from '@hausblick/contract/mapping/subjects.ts'
import { subjects } from '../fields/subjects.ts'
import { plainDate, plainNumber } from '../plainText.ts'

/** Encodings of the fields that no kind of record has. */
const BY_TYPE: Readonly<Record<ColumnType, Encoding<Value>>> = {
  text,
  id: text,
  money,
  area,
  percent: percentage,
  count,
  number: quantity,
  date,
}

/** What is expected of a cell, by its type, for messages. */
export const EXPECTED: Readonly<Record<ColumnType, string>> = {
  text: 'ein Text',
  id: 'eine Kennung',
  money: 'ein Betrag wie 1.234,56',
  area: 'eine Fläche wie 79,39',
  percent: 'ein Prozentsatz wie 2,5 %',
  count: 'eine ganze Zahl wie 3',
  number: 'eine Zahl wie 2,5',
  date: 'ein Datum wie 24.02.2025',
}

/** Returns how a subject's field is stored: as the kinds of record have it, or else by the column's type. */
export function encodingOf(subject: Subject, field: string, type: ColumnType): Encoding<Value> {
  for (const { fields, customerColumns = {} } of subjects[subject].kinds)
    for (const known of [fields, customerColumns])
      if (Object.hasOwn(known, field) && known[field]) return known[field]
  return BY_TYPE[type]
}

/** Rates, rooms and years have no thousands. */
const POINT_OF_SMALL = /^([-−–+]?\d{1,3})\.(\d{3})$/

/** Decodes a cell's text; null if it is not of the type. */
export function readTyped(raw: string, type: ColumnType, encoding: Encoding<Value>): Value | null {
  switch (type) {
    case 'text':
    case 'id':
      return encoding.read(raw)
    case 'date': {
      const plain = plainDate(raw)
      const value = encoding.read(plain)
      // The end of a contract keeps what is no date; here it is a fault, which a mapping of values can remove.
      return value === null || date.read(String(value)) === null ? null : value
    }
    case 'percent':
    case 'number':
      return encoding.read(plainNumber(raw).replace(POINT_OF_SMALL, '$1,$2'))
    default:
      return encoding.read(plainNumber(raw))
  }
}
