/** What the twelve months of a cash flow row belong to. */
export type CashFlowKind = 'portfolio' | 'object' | 'property'

/** The tables of the record kinds. */
export type RecordTableName =
  | 'portfolio'
  | 'object_overview'
  | 'object'
  | 'property_overview'
  | 'property'
  | 'credit'
  | 'credit_terms'

export interface RecordTables extends Record<RecordTableName, RecordTable> {
  cash_flow: CashFlowTable
}

/** A row of a record table; `records/kinds/` names its columns. */
export interface RecordTable {
  customer_id: string
  [column: string]: string | number | null
}

export interface CashFlowTable {
  customer_id: string
  kind: CashFlowKind
  item_id: string
  year: number
  /** `income_01` … `expenses_12`, in cents. */
  [month: `${'income' | 'expenses'}_${string}`]: number | null
}
