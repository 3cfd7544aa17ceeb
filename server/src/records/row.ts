import type { Value } from '@hausblick/contract/encoding/encoding.ts'
import type { RecordKind, StoredField } from './recordKind.ts'

/** A row of decoded values by wire field name: cents, basis points, ISO dates or lists; null if missing. */
export type DecodedRow = Readonly<Record<string, Value | null>>

/** A row of encoded values by wire field name. */
export type WireRow = Readonly<Record<string, string>>

/** A value as stored in a database column. */
export type StoredValue = string | number | null

/** A row as stored, by wire field name. */
export type StoredRow = Readonly<Record<string, StoredValue>>

/** Encodes a row for the wire. Missing values become empty strings. */
export function writeRow(kind: RecordKind, row: DecodedRow): WireRow {
  return Object.fromEntries(
    kind.stored.map(({ name, encoding }) => [name, encoding.write(row[name] ?? null)]),
  )
}

/** Encodes a row for the wire straight from its columns. */
export function writeStoredRow(kind: RecordKind, row: StoredRow): WireRow {
  const written: Record<string, string> = {}
  for (const field of kind.stored)
    written[field.name] = field.encoding.write(fromStored(field, row[field.name] ?? null))
  return written
}

/** Returns the column value of a decoded value: lists are stored in their wire encoding, all others as they are. */
export function toStored({ encoding }: StoredField, value: Value | null): StoredValue {
  return isList(value) ? encoding.write(value) : value
}

/** Returns the decoded value of a column value. */
export function fromStored({ encoding }: StoredField, value: StoredValue): Value | null {
  return encoding.kind === 'idList' && typeof value === 'string' ? encoding.read(value) : value
}

function isList(value: Value | null): value is readonly string[] {
  return Array.isArray(value)
}
