import type { RecordName } from '@hausblick/contract/calls/records.ts'
import type { Encoding, Value } from '@hausblick/contract/encoding/encoding.ts'
import {
  type Fields,
  type MonthlyField,
  monthlyNames,
  nameInYear,
} from '@hausblick/contract/rows/fields.ts'
import { DATA_YEAR, MONTHS } from '@hausblick/contract/year.ts'
import type { CashFlowKind, RecordTableName } from '../database/tables/records.ts'

/** Maps the fields of a record kind from the wire to the database. */
export interface RecordKindDescription {
  /** The operator's name of the table: the last segment of the call's path and the name of its sheet. */
  readonly name: RecordName
  readonly sqlTable: RecordTableName
  /** Every wire field with its encoding, in wire order. */
  readonly fields: Fields
  /** The field that identifies a row within its customer; null if a customer has one row. */
  readonly idField: string | null
  /** The column of each field but the monthly amounts. Its suffix is the unit. */
  readonly columns: Readonly<Record<string, string>>
  /** The columns of older programs, of fields that are stored more exactly by now. */
  readonly coarseColumns?: Readonly<Record<string, CoarseColumn>>
  /** Where the monthly amounts are: `cash_flow` rows of this kind, wire fields with these prefixes. */
  readonly cashFlow: CashFlow | null
  /** The fields that say what it is worth; null if it is not valued. */
  readonly valuation: ValuationFields | null
  /**
   * Columns that a table of imports and exports may have besides, about the customers themselves. They are stored with these,
   * may always be missing, and never cross the wire as part of a row.
   */
  readonly customerColumns?: Fields
}

/** A record kind, as reads, import and export work with it. */
export interface RecordKind<F extends Fields = Fields> extends RecordKindDescription {
  readonly fields: F
  /** The years of its monthly amounts, ascending; empty if it has none. */
  readonly years: readonly number[]
  /** Primary key: the customer, and the id within the customer where there is one. */
  readonly keyColumns: readonly string[]
  /** The column of each field, in wire order. */
  readonly stored: readonly StoredField[]
}

export interface CashFlow {
  readonly kind: CashFlowKind
  readonly incomePrefix: string
  readonly expensesPrefix: string
}

/** Names of wire fields. */
export interface ValuationFields {
  readonly date: string
  readonly value: string
  readonly change: string
}

/**
 * A column in which older programs store a number rounded to units of its own. The number is the exact column's as long as it
 * rounds to this one; otherwise an older program has written since, and it is this one's.
 */
export interface CoarseColumn {
  readonly column: string
  /** How many of the field's units are one of the column's. */
  readonly unit: number
}

export interface StoredField {
  /** The field's wire name. */
  readonly name: string
  readonly encoding: Encoding<Value>
  readonly column: string
  /** What older programs store instead; null for most fields. */
  readonly coarse: CoarseColumn | null
  /** The year whose `cash_flow` the column belongs to; null if it belongs to the kind's own table. */
  readonly year: number | null
}

/** Completes a description. Throws if a field other than a monthly amount has no column. */
export function defineRecordKind<F extends Fields>(
  description: RecordKindDescription & {
    readonly fields: F
    readonly idField: (keyof F & string) | null
    readonly columns: Readonly<Record<Exclude<keyof F & string, MonthlyName>, string>>
  },
): RecordKind<F> {
  const stored = storedFields(description)
  const keyFields = ['customerid', description.idField]
  const keys = stored.filter((field) => keyFields.includes(field.name))
  const years = description.cashFlow ? [DATA_YEAR] : []
  return { ...description, stored, years, keyColumns: keys.map((field) => field.column) }
}

/** Returns the encoding of a column that tables of a kind may have; undefined for any other name. */
export function findEncoding(
  { fields, customerColumns = {} }: Pick<RecordKindDescription, 'fields' | 'customerColumns'>,
  column: string,
): Encoding<Value> | undefined {
  const known = Object.hasOwn(fields, column) ? fields : customerColumns
  return Object.hasOwn(known, column) ? known[column] : undefined
}

/** Returns a kind with the monthly amounts of these years, ascending; one without monthly amounts as it is. */
export function inYears(kind: RecordKind, years: readonly number[]): RecordKind {
  if (!kind.cashFlow) return kind
  const stored = kind.stored.flatMap((field) =>
    field.year === null
      ? [field]
      : field.year === kind.years[0]
        ? years.map((year) => ({ ...field, name: nameInYear(field.name, year), year }))
        : [],
  )
  const fields = Object.fromEntries(stored.map(({ name, encoding }) => [name, encoding]))
  return { ...kind, years, stored, fields }
}

type MonthlyName = MonthlyField<`${CashFlowKind}income` | `${CashFlowKind}expenses`>

function storedFields(description: RecordKindDescription): StoredField[] {
  const months = monthColumns(description.cashFlow)
  return Object.entries(description.fields).map(([name, encoding]) => {
    const month = months.get(name)
    if (month !== undefined) return { name, encoding, column: month, coarse: null, year: DATA_YEAR }
    const column = description.columns[name]
    if (column === undefined) throw new Error(`${description.name}: ${name} has no column.`)
    const coarse = description.coarseColumns?.[name] ?? null
    return { name, encoding, column, coarse, year: null }
  })
}

/** Maps each monthly field to its column in `cash_flow`. */
function monthColumns(cashFlow: CashFlow | null): Map<string, string> {
  if (!cashFlow) return new Map()
  const columns = (prefix: string, column: string) =>
    monthlyNames(prefix).map((name, index) => [name, `${column}_${MONTHS[index]}`] as const)
  return new Map([
    ...columns(cashFlow.incomePrefix, 'income'),
    ...columns(cashFlow.expensesPrefix, 'expenses'),
  ])
}
