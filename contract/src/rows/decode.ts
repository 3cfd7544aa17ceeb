import * as z from 'zod/mini'
import { lenientDate } from '../encoding/date.ts'
import type { Encoding, Value, ValueOf } from '../encoding/encoding.ts'
import { money } from '../encoding/money.ts'
import type { Fields, RowOf } from './fields.ts'
import {
  type CashFlowKind,
  type Months,
  type MonthsOf,
  monthlyNames,
  readMonthlyName,
  toMonths,
} from './months.ts'

/** Marks a number that is present but unreadable, so that `figures` can apply its default (product §17). */
export const UNREADABLE = 'unreadable'

/** A decoded number of a record; null if missing. */
export type DecodedNumber = number | typeof UNREADABLE | null

type DecodedValue<V> = V extends number ? DecodedNumber : V | null

/**
 * A decoded row: cents, basis points, millionths of a per cent for interest rates, hundredths of m², tenths, ISO 8601 dates; null
 * for missing values. What is no date stays text: the end of a contract whole, dates of purchase and valuation by their last four
 * characters. Of a kind with monthly figures, it has their year and twelve values each.
 */
export type RecordOf<F extends Fields, K extends CashFlowKind | null = null> = {
  readonly [Name in keyof F]: DecodedValue<ValueOf<F[Name]>>
} & MonthsOf<K, DecodedNumber>

const NUMBERS: ReadonlySet<string> = new Set<Encoding<Value>['kind']>([
  'money',
  'area',
  'count',
  'quantity',
  'percentage',
  'interestRate',
])

export function decodeRow<F extends Fields>(fields: F, row: RowOf<Fields>): RecordOf<F> {
  const values = Object.entries(fields).map(([name, encoding]) => [
    name,
    decodeValue(encoding, row[name] ?? ''),
  ])
  return Object.fromEntries(values) as RecordOf<F>
}

/** Decodes the months of a row; null if it lacks one of a year's. */
export function decodeMonths(kind: CashFlowKind, row: RowOf<Fields>): Months<DecodedNumber> | null {
  const year = findYear(kind, row)
  if (year === null) return null
  const names = monthlyNames(kind, year)
  if (!names.every((name) => name in row)) return null
  const amounts = names.map((name) => decodeValue(money, row[name] ?? '') as DecodedNumber)
  return toMonths(year, amounts)
}

/** Returns a schema that validates and decodes a row, whichever year its months are of. */
export function recordSchema<F extends Fields, K extends CashFlowKind | null = null>(
  fields: F,
  kind?: K,
) {
  const names = Object.keys(fields)
  return z.pipe(
    z.record(z.string(), z.string()),
    z.transform((row, { issues }): RecordOf<F, K> => {
      const months = kind ? decodeMonths(kind, row) : {}
      if (months === null || !names.every((name) => name in row))
        issues.push({ code: 'custom', message: 'A field is missing.', input: row })
      return { ...decodeRow(fields, row), ...months } as RecordOf<F, K>
    }),
  )
}

/** Returns the year that the months of a row are of; null without any. */
function findYear(kind: CashFlowKind, row: RowOf<Fields>): number | null {
  for (const name in row) {
    const month = readMonthlyName(name)
    if (month?.kind === kind) return month.year
  }
  return null
}

function decodeValue(encoding: Encoding<Value>, text: string): Value | null {
  const value = encoding.read(text)
  if (value !== null || text.trim() === '') return value
  if (NUMBERS.has(encoding.kind)) return UNREADABLE
  // Mostly the year (product §17).
  return encoding === lenientDate ? text.trim().slice(-4) : null
}
