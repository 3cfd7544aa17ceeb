import type { Value } from '@hausblick/contract/encoding/encoding.ts'
import type { RecordKind, StoredField } from './recordKind.ts'

/** A data row by the wire's field names, its values decoded: cents, basis points, ISO dates, lists; null where missing. */
export type DecodedRow = Readonly<Record<string, Value | null>>

/** A data row as it crosses the wire. */
export type WireRow = Readonly<Record<string, string>>

/** A value as it stands in its column. */
export type StoredValue = string | number | null

/** Writes a decoded row as the wire has it. Missing fields become the empty string. */
export function writeRow(kind: RecordKind, row: DecodedRow): WireRow {
  return Object.fromEntries(
    kind.stored.map(({ name, encoding }) => [name, encoding.write(row[name] ?? null)]),
  )
}

/** What is stored of a value: itself, and a list as the text of the wire. */
export function toStored({ encoding }: StoredField, value: Value | null): StoredValue {
  return isList(value) ? encoding.write(value) : value
}

export function fromStored({ encoding }: StoredField, value: StoredValue): Value | null {
  return encoding.kind === 'idList' && typeof value === 'string' ? encoding.read(value) : value
}

function isList(value: Value | null): value is readonly string[] {
  return Array.isArray(value)
}
