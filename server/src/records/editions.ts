import type { Encoding, Value } from '@hausblick/contract/encoding/encoding.ts'
import type { Fields } from '@hausblick/contract/rows/fields.ts'
import {
  listAmounts,
  monthlyFields,
  monthlyNames,
  toMonths,
} from '@hausblick/contract/rows/months.ts'
import type { RecordKind } from './recordKind.ts'
import type { DatedRow, DecodedRow } from './row.ts'

/** A record kind with the months of some years, as a table of imports and exports has it. */
export interface Edition {
  readonly kind: RecordKind
  /** Ascending; empty if the kind has no months, or the table none. */
  readonly years: readonly number[]
  /** The table's columns with their encodings: a kind's fields, and its months. */
  readonly columns: Fields
}

/** Returns a kind with the months of these years, ascending; one without months as it is. */
export function inYears(kind: RecordKind, years: readonly number[]): Edition {
  const { cashFlow, fields } = kind
  if (cashFlow === null) return { kind, years: [], columns: fields }
  return { kind, years, columns: { ...fields, ...monthlyFields(cashFlow, years) } }
}

/** Returns the encoding of a column that a table may have; undefined for any other name. */
export function findEncoding(
  { columns, kind: { customerColumns = {} } }: Edition,
  column: string,
): Encoding<Value> | undefined {
  const known = Object.hasOwn(columns, column) ? columns : customerColumns
  return Object.hasOwn(known, column) ? known[column] : undefined
}

/** Returns the values of a row by the columns of its table. */
export function toColumns({ kind: { cashFlow } }: Edition, { row, months }: DatedRow): DecodedRow {
  if (cashFlow === null) return row
  const values = months.flatMap((ofYear) => {
    const amounts = listAmounts(ofYear)
    return monthlyNames(cashFlow, ofYear.year).map((name, index) => [name, amounts[index] ?? null])
  })
  return { ...row, ...Object.fromEntries(values) }
}

/** Returns the row that has these values by the columns of its table; those without a value are missing. */
export function fromColumns({ kind, years }: Edition, values: DecodedRow): DatedRow {
  const { cashFlow, fields } = kind
  const row = Object.keys(fields).map((name) => [name, values[name] ?? null])
  const amountOf = (name: string) => {
    const amount = values[name]
    return typeof amount === 'number' ? amount : null
  }
  const months =
    cashFlow === null
      ? []
      : years.map((year) => toMonths(year, monthlyNames(cashFlow, year).map(amountOf)))
  return { row: Object.fromEntries(row), months }
}
