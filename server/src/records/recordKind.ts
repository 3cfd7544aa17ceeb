import type { RecordName } from '@hausblick/contract/calls.ts'
import type { Encoding, Value } from '@hausblick/contract/encoding/encoding.ts'
import { type Fields, type MonthlyField, monthlyNames } from '@hausblick/contract/rows/fields.ts'
import { MONTHS } from '@hausblick/contract/year.ts'
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
  /** Where the monthly amounts are: `cash_flow` rows of this kind, wire fields with these prefixes. */
  readonly cashFlow: CashFlow | null
}

/** A record kind, as reads, import and export work with it. */
export interface RecordKind<F extends Fields = Fields> extends RecordKindDescription {
  readonly fields: F
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

export interface StoredField {
  /** The field's wire name. */
  readonly name: string
  readonly encoding: Encoding<Value>
  readonly column: string
  /** Whether the column belongs to the kind's own table or to `cash_flow`. */
  readonly place: 'record' | 'cashFlow'
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
