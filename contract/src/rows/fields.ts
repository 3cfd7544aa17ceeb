import * as z from 'zod/mini'
import type { Encoding, Value, ValueOf } from '../encoding/encoding.ts'
import { money } from '../encoding/money.ts'
import { DATA_YEAR, FIRST_YEAR, LAST_YEAR, MONTHS } from '../year.ts'

/** The fields of a kind of row: name on the wire, and encoding. */
export type Fields = Readonly<Record<string, Encoding<Value>>>

/** A row as it crosses the wire: every value is a string (product §15). */
export type RowOf<F extends Fields> = { readonly [Name in keyof F]: string }

/** A row with its values decoded; null for missing values. */
export type DecodedOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> | null }

/** Returns the schema of a row: an object with a string for every field. */
export function rowSchema<F extends Fields>(fields: F) {
  const shape = Object.fromEntries(Object.keys(fields).map((name) => [name, z.string()]))
  return z.object(shape as { [Name in keyof F]: z.ZodMiniString })
}

type Month = (typeof MONTHS)[number]

/** The name of a monthly field: `portfolioincome` in January is `portfolioincome012025`. */
export type MonthlyField<Prefix extends string> = `${Prefix}${Month}${typeof DATA_YEAR}`

/** Returns the names of a monthly field, January to December. */
export function monthlyNames<Prefix extends string>(prefix: Prefix): MonthlyField<Prefix>[] {
  return MONTHS.map((month) => `${prefix}${month}${DATA_YEAR}` as const)
}

/** Returns the twelve monthly amounts with a prefix, as fields. */
export function monthlyFields<Prefix extends string>(prefix: Prefix) {
  const entries = monthlyNames(prefix).map((name) => [name, money])
  return Object.fromEntries(entries) as Record<MonthlyField<Prefix>, typeof money>
}

/** Returns a field's name in another year: `portfolioincome012025` is `portfolioincome012024` in 2024. Other names stay. */
export function nameInYear(name: string, year: number): string {
  const month = readMonthlyName(name)
  return month === null ? name : `${month.prefix}${month.month}${year}`
}

/** Returns the parts of a monthly field's name, of any year that figures can be of; null for any other name. */
export function readMonthlyName(
  name: string,
): { readonly prefix: string; readonly month: string; readonly year: number } | null {
  const [, prefix, month, digits] = MONTHLY_NAME.exec(name) ?? []
  const year = Number(digits)
  if (prefix === undefined || month === undefined || year < FIRST_YEAR || year > LAST_YEAR)
    return null
  return { prefix, month, year }
}

const MONTHLY_NAME = /^([a-z]+(?:income|expenses))(0[1-9]|1[0-2])(\d{4})$/
