import type { Fields, MonthlyField } from '@hausblick/contract/rows/fields.ts'

/** Whose twelve months a cash flow row holds. */
export type CashFlowKind = 'portfolio' | 'object' | 'property'

/** The tables in the database that hold the six kinds of data rows. */
export type RecordSqlTable =
  | 'portfolio'
  | 'object_overview'
  | 'object'
  | 'property_overview'
  | 'property'
  | 'credit'

/**
 * One kind of data row: how its fields on the wire stand in the database. The six of them are all that the reads,
 * the import, the export and the migrations need to know of a row kind.
 */
export interface RecordTable {
  /** The operator's name of the table, which is the last part of its call's path and its sheet's name. */
  readonly name: string
  /** The table in the database. */
  readonly sqlTable: RecordSqlTable
  /** Every field of the wire with its encoding, in the order of the wire. */
  readonly fields: Fields
  /** The field that names the row within its customer; null where a customer has one row. */
  readonly idField: string | null
  /** Column of each field that is not a monthly amount. Units stand in the column's name. */
  readonly columns: Readonly<Record<string, string>>
  /** Where the monthly amounts stand: rows of `cash_flow` of this kind, fields with these prefixes. */
  readonly cashFlow: CashFlow | null
}

export interface CashFlow {
  readonly kind: CashFlowKind
  readonly incomePrefix: string
  readonly expensesPrefix: string
}

/** Makes a table description; every field that is not a monthly amount must have a column. */
export function defineTable<F extends Fields>(
  table: RecordTable & {
    readonly fields: F
    readonly idField: (keyof F & string) | null
    readonly columns: Readonly<Record<Exclude<keyof F & string, MonthlyName>, string>>
  },
): RecordTable {
  return table
}

type MonthlyName = MonthlyField<`${CashFlowKind}income` | `${CashFlowKind}expenses`>
