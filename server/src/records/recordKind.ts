import type { RecordName } from '@hausblick/contract/calls/records.ts'
import type { Encoding, EncodingKind, Value } from '@hausblick/contract/encoding/encoding.ts'
import type { Fields } from '@hausblick/contract/rows/fields.ts'
import type { CashFlowKind } from '@hausblick/contract/rows/months.ts'
import type { RecordTableName } from '../platform/database/tables/records.ts'

/** Maps the fields of a record kind from the wire to the database. */
export interface RecordKindDescription {
  /** The operator's name of the table: the last segment of the call's path and the name of its sheet. */
  readonly name: RecordName
  readonly sqlTable: RecordTableName
  /** Every wire field but the months, with its encoding, in wire order. */
  readonly fields: Fields
  /** The field that identifies a row within its customer; null if a customer has one row, or several fields do together. */
  readonly idField: string | null
  /** The fields that identify a row together, where no single one does. */
  readonly compositeId?: CompositeId
  /** The column of each field that is not stored in the one named after it. A suffix is the unit. */
  readonly columns: Readonly<Partial<Record<string, string>>>
  /** The columns of older programs, of fields that are stored more exactly by now. */
  readonly coarseColumns?: Readonly<Record<string, CoarseColumn>>
  /** The rows of `cash_flow` or `kind_cash_flow` that have its months, and the beginning of their wire names; null if it has no months. */
  readonly cashFlow: CashFlowKind | null
  /** The fields that say what it is worth; null if it is not valued. */
  readonly valuation: ValuationFields | null
  /**
   * Columns that a table of imports and exports may have besides, about the customers themselves. They are stored with these,
   * may always be missing, and never cross the wire as part of a row.
   */
  readonly customerColumns?: Fields
}

/** A record kind, as reads, import and export work with it. */
export interface RecordKind<
  F extends Fields = Fields,
  K extends CashFlowKind | null = CashFlowKind | null,
> extends RecordKindDescription {
  readonly fields: F
  readonly cashFlow: K
  /** Primary key: the customer, and the id within the customer where there is one. */
  readonly keyColumns: readonly string[]
  /** The column of each field, in wire order. */
  readonly stored: readonly StoredField[]
}

/** An id that several fields make, which is stored with the row and never crosses the wire. */
export interface CompositeId {
  readonly fields: readonly string[]
  readonly column: string
  /** Returns the id of a row. */
  of(row: Readonly<Record<string, Value | null>>): string
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
}

/** Completes a description. */
export function defineRecordKind<F extends Fields, K extends CashFlowKind | null>(
  description: RecordKindDescription & {
    readonly fields: F
    readonly idField: (keyof F & string) | null
    readonly columns: Readonly<Partial<Record<keyof F & string, string>>>
    readonly cashFlow: K
  },
): RecordKind<F, K> {
  const stored = storedFields(description)
  const keyFields = ['customerid', description.idField]
  const keys = stored.filter((field) => keyFields.includes(field.name)).map(({ column }) => column)
  const { compositeId } = description
  const keyColumns = compositeId ? [...keys, compositeId.column] : keys
  return { ...description, stored, keyColumns }
}

/** The units of columns that are named after their fields. */
const SUFFIXES: Readonly<Record<EncodingKind, string>> = {
  text: '',
  date: '',
  repaymentType: '',
  rentAgreement: '',
  idList: '',
  count: '',
  money: '_cents',
  area: '_csqm',
  quantity: '_tenths',
  percentage: '_bp',
  interestRate: '_micropercent',
}

function storedFields(description: RecordKindDescription): StoredField[] {
  return Object.entries(description.fields).map(([name, encoding]) => {
    const column = description.columns[name] ?? `${name}${SUFFIXES[encoding.kind]}`
    return { name, encoding, column, coarse: description.coarseColumns?.[name] ?? null }
  })
}
