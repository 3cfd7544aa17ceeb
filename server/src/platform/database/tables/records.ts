import type { CashFlowKind } from '@hausblick/contract/rows/months.ts'

/** The tables of the record kinds. */
export type RecordTableName =
  | 'portfolio'
  | 'object_overview'
  | 'object'
  | 'property_overview'
  | 'property'
  | 'credit'
  | 'credit_terms'
  | 'amounts_by_kind'

/** A row of a record table; `records/kinds/` names its columns. */
export interface RecordTable {
  customer_id: string
  [column: string]: string | number | null
}

/** The months of everything but amounts by kind; `kind_cash_flow` has those. */
export interface CashFlowTable {
  customer_id: string
  kind: CashFlowKind
  item_id: string
  year: number
  /** `income_01` … `expenses_12`, in cents. */
  [month: `${'income' | 'expenses'}_${string}`]: number | null
}

/** What something was worth at a date. */
export interface ValuationTable {
  customer_id: string
  kind: CashFlowKind
  /** As in `cash_flow`. */
  item_id: string
  /** ISO 8601 date, month or year; empty if unknown. */
  valuation_date: string
  value_cents: number
  value_change_bp: number | null
}
