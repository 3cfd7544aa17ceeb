import * as z from 'zod/mini'
import { lenientDate } from '../encoding/date.ts'
import type { Encoding, Value, ValueOf } from '../encoding/encoding.ts'
import { type Fields, type RowOf, rowSchema } from './fields.ts'

/** Stands for a number that is given and cannot be read, so that `figures` can put its default there (specification §3). */
export const UNREADABLE = 'unreadable'

type Entered<V> = V extends number ? V | typeof UNREADABLE | null : V | null

/** A row that was decoded as it entered: cents, basis points, hundredths, tenths, ISO dates; null where a value is missing. */
export type RecordOf<F extends Fields> = { readonly [Name in keyof F]: Entered<ValueOf<F[Name]>> }

const NUMBERS: ReadonlySet<string> = new Set<Encoding<Value>['kind']>([
  'money',
  'area',
  'count',
  'quantity',
  'percentage',
  'interestRate',
])

/** Decodes a row of strings, once and for all. */
export function decodeRow<F extends Fields>(fields: F, row: RowOf<F>): RecordOf<F> {
  const values = Object.entries(fields).map(([name, encoding]) => [
    name,
    decodeValue(encoding, row[name] ?? ''),
  ])
  return Object.fromEntries(values) as RecordOf<F>
}

/** The schema of a row that is decoded as it is checked. */
export function recordSchema<F extends Fields>(fields: F) {
  return z.pipe(
    rowSchema(fields),
    z.transform((row) => decodeRow(fields, row as RowOf<F>)),
  )
}

function decodeValue(encoding: Encoding<Value>, text: string): Value | null {
  const value = encoding.read(text)
  if (value !== null || text.trim() === '') return value
  if (NUMBERS.has(encoding.kind)) return UNREADABLE
  // Most often the year (specification §3, display formats).
  return encoding === lenientDate ? text.trim().slice(-4) : null
}
