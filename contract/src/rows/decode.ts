import * as z from 'zod/mini'
import { lenientDate } from '../encoding/date.ts'
import type { Encoding, Value, ValueOf } from '../encoding/encoding.ts'
import { DATA_YEAR } from '../year.ts'
import { type Fields, nameInYear, type RowOf, readMonthlyName } from './fields.ts'

/** Marks a number that is present but unreadable, so that `figures` can apply its default (product §17). */
export const UNREADABLE = 'unreadable'

type DecodedValue<V> = V extends number ? V | typeof UNREADABLE | null : V | null

/**
 * A decoded row: cents, basis points, millionths of a per cent for interest rates, hundredths of m², tenths, ISO 8601 dates; null
 * for missing values. What is no date stays text: the end of a contract whole, dates of purchase and valuation by their last four
 * characters.
 */
export type RecordOf<F extends Fields> = {
  readonly [Name in keyof F]: DecodedValue<ValueOf<F[Name]>>
}

const NUMBERS: ReadonlySet<string> = new Set<Encoding<Value>['kind']>([
  'money',
  'area',
  'count',
  'quantity',
  'percentage',
  'interestRate',
])

/**
 * Decodes a row. Its months may be of another year: the record has them under the names of the data year.
 */
export function decodeRow<F extends Fields>(
  fields: F,
  row: RowOf<Fields>,
  year: number = DATA_YEAR,
): RecordOf<F> {
  const values = Object.entries(fields).map(([name, encoding]) => [
    name,
    decodeValue(encoding, row[nameInYear(name, year)] ?? ''),
  ])
  return Object.fromEntries(values) as RecordOf<F>
}

/** Returns a schema that validates and decodes a row, whichever year its months are of. */
export function recordSchema<F extends Fields>(fields: F) {
  const names = Object.keys(fields)
  return z.pipe(
    z.record(z.string(), z.string()).check(
      z.refine((row) => {
        const year = yearOf(row)
        return names.every((name) => nameInYear(name, year) in row)
      }),
    ),
    z.transform((row) => decodeRow(fields, row, yearOf(row))),
  )
}

/** Returns the year that the months of a row are of. */
function yearOf(row: RowOf<Fields>): number {
  for (const name in row) {
    const month = readMonthlyName(name)
    if (month) return month.year
  }
  return DATA_YEAR
}

function decodeValue(encoding: Encoding<Value>, text: string): Value | null {
  const value = encoding.read(text)
  if (value !== null || text.trim() === '') return value
  if (NUMBERS.has(encoding.kind)) return UNREADABLE
  // Mostly the year (product §17).
  return encoding === lenientDate ? text.trim().slice(-4) : null
}
