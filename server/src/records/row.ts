import type { Encoding, Value } from '@hausblick/contract/encoding/encoding.ts'
import type { DecodedOf, Fields } from '@hausblick/contract/rows/fields.ts'
import type { Months } from '@hausblick/contract/rows/months.ts'
import type { RecordKind, StoredField } from './recordKind.ts'

/** A row of decoded values by wire field name: cents, basis points, ISO dates or lists; null if missing. */
export type DecodedRow = Readonly<Record<string, Value | null>>

/** A row, and its months of the years that are read or written, ascending. */
export interface DatedRow<F extends Fields = Fields> {
  readonly row: DecodedOf<F>
  readonly months: readonly Months[]
}

/** Returns a row of a kind that has no months. */
export function withoutMonths<F extends Fields>(row: DecodedOf<F>): DatedRow<F> {
  return { row, months: [] }
}

/** A row of encoded values by wire field name. */
export type WireRow = Readonly<Record<string, string>>

/** A value as stored in a database column. */
export type StoredValue = string | number | null

/** A row as stored, by wire field name; its months by their columns and years. */
export type StoredRow = Readonly<Record<string, StoredValue>>

/** Encodes values by the name of their field or column. Missing ones become empty strings. */
export function writeRow(fields: Fields, row: DecodedRow): WireRow {
  return Object.fromEntries(
    Object.entries(fields).map(([name, encoding]) => [name, encoding.write(row[name] ?? null)]),
  )
}

export function decodeStored({ stored }: RecordKind, row: StoredRow): DecodedRow {
  return Object.fromEntries(
    stored.map(({ name, encoding }) => [name, fromStored(encoding, row[name] ?? null)]),
  )
}

/** Returns the column value of a decoded value: lists are stored in their wire encoding, all others as they are. */
export function toStored({ encoding }: StoredField, value: Value | null): StoredValue {
  return isList(value) ? encoding.write(value) : value
}

/** Returns the decoded value of a column value. */
export function fromStored(encoding: Encoding<Value>, value: StoredValue): Value | null {
  return encoding.kind === 'idList' && typeof value === 'string' ? encoding.read(value) : value
}

function isList(value: Value | null): value is readonly string[] {
  return Array.isArray(value)
}
