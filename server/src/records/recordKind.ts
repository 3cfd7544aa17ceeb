import type { Encoding, Value } from '@hausblick/contract/encoding/encoding.ts'
import { type Fields, type MonthlyField, monthlyNames } from '@hausblick/contract/rows/fields.ts'
import { MONTHS } from '@hausblick/contract/year.ts'
import type { CashFlowKind, RecordTableName } from '../database/tables/records.ts'

/** What a row kind's own file says of it: how its fields on the wire stand in the database. */
export interface RecordKindDescription {
  /** The operator's name of the table, which is the last part of its call's path and its sheet's name. */
  readonly name: string
  /** The table in the database. */
  readonly sqlTable: RecordTableName
  /** Every field of the wire with its encoding, in the order of the wire. */
  readonly fields: Fields
  /** The field that names the row within its customer; null where a customer has one row. */
  readonly idField: string | null
  /** Column of each field that is not a monthly amount. Units stand in the column's name. */
  readonly columns: Readonly<Record<string, string>>
  /** Where the monthly amounts stand: rows of `cash_flow` of this kind, fields with these prefixes. */
  readonly cashFlow: CashFlow | null
}

/**
 * One kind of data row. The six of them are all that the reads, the import and the export need to know of a row kind.
 */
export interface RecordKind<F extends Fields = Fields> extends RecordKindDescription {
  readonly fields: F
  /** The primary key: the customer, and the row within the customer where there are several. */
  readonly keyColumns: readonly string[]
  /** Where each field stands, in the order of the wire. */
  readonly stored: readonly StoredField[]
}

export interface CashFlow {
  readonly kind: CashFlowKind
  readonly incomePrefix: string
  readonly expensesPrefix: string
}

export interface StoredField {
  /** The field's name on the wire. */
  readonly name: string
  readonly encoding: Encoding<Value>
  readonly column: string
  /** Whether the column is one of the row's own table, or of `cash_flow`. */
  readonly place: 'record' | 'cashFlow'
}

/** Makes a table from its description; every field that is not a monthly amount must have a column. */
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
  return { ...description, stored, keyColumns: keys.map((field) => field.column) }
}

type MonthlyName = MonthlyField<`${CashFlowKind}income` | `${CashFlowKind}expenses`>

function storedFields(description: RecordKindDescription): StoredField[] {
  const months = monthColumns(description.cashFlow)
  return Object.entries(description.fields).map(([name, encoding]) => {
    const month = months.get(name)
    if (month !== undefined) return { name, encoding, column: month, place: 'cashFlow' }
    const column = description.columns[name]
    if (column === undefined) throw new Error(`${description.name}: ${name} has no column.`)
    return { name, encoding, column, place: 'record' }
  })
}

/** The column of `cash_flow` of each monthly field. */
function monthColumns(cashFlow: CashFlow | null): Map<string, string> {
  if (!cashFlow) return new Map()
  const columns = (prefix: string, column: string) =>
    monthlyNames(prefix).map((name, index) => [name, `${column}_${MONTHS[index]}`] as const)
  return new Map([
    ...columns(cashFlow.incomePrefix, 'income'),
    ...columns(cashFlow.expensesPrefix, 'expenses'),
  ])
}
