import * as z from 'zod/mini'
import type { Encoding, Value, ValueOf } from '../encoding/encoding.ts'
import type { CashFlowKind, MonthsOf } from './months.ts'

/** The fields of a kind of row, without its months: name on the wire, and encoding. */
export type Fields = Readonly<Record<string, Encoding<Value>>>

/** A row as it crosses the wire: every value is a string (product §15). */
export type RowOf<F extends Fields> = { readonly [Name in keyof F]: string }

/** A row with its values decoded, and its months if its kind has some; null for missing values. */
export type DecodedOf<F extends Fields, K extends CashFlowKind | null = null> = {
  readonly [Name in keyof F]: ValueOf<F[Name]> | null
} & MonthsOf<K, number | null>

/** Returns the schema of a row: an object with a string for every field. */
export function rowSchema<F extends Fields>(fields: F) {
  const shape = Object.fromEntries(Object.keys(fields).map((name) => [name, z.string()]))
  return z.object(shape as { [Name in keyof F]: z.ZodMiniString })
}
