import * as z from 'zod/mini'
import type { Encoding, Value, ValueOf } from '../encoding/encoding.ts'
import { money } from '../encoding/money.ts'
import { DATA_YEAR, MONTHS } from '../year.ts'

/** The fields of a row kind: the name on the wire, and how its value is encoded. */
export type Fields = Readonly<Record<string, Encoding<Value>>>

/** A row as it crosses the wire: every value is a string (design §4). */
export type RowOf<F extends Fields> = { readonly [Name in keyof F]: string }

/** The same row with its values decoded; null where a value is missing. */
export type DecodedOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> | null }

/** The schema of a row: an object with a string for every field. */
export function rowSchema<F extends Fields>(fields: F) {
  const shape = Object.fromEntries(Object.keys(fields).map((name) => [name, z.string()]))
  return z.object(shape as { [Name in keyof F]: z.ZodMiniString })
}

type Month = (typeof MONTHS)[number]

/** A monthly field's name: `portfolioincome` of January is `portfolioincome012025`. */
export type MonthlyField<Prefix extends string> = `${Prefix}${Month}${typeof DATA_YEAR}`

/** The names of a monthly field, January to December. */
export function monthlyNames<Prefix extends string>(prefix: Prefix): MonthlyField<Prefix>[] {
  return MONTHS.map((month) => `${prefix}${month}${DATA_YEAR}` as const)
}

/** The twelve monthly amounts of a prefix, as fields. */
export function monthlyFields<Prefix extends string>(prefix: Prefix) {
  const entries = monthlyNames(prefix).map((name) => [name, money])
  return Object.fromEntries(entries) as Record<MonthlyField<Prefix>, typeof money>
}
