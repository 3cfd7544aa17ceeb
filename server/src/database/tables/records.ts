/** Whose twelve months a cash flow row holds. */
export type CashFlowKind = 'portfolio' | 'object' | 'property'

/** The tables of the six kinds of records. */
export type RecordTableName =
  | 'portfolio'
  | 'object_overview'
  | 'object'
  | 'property_overview'
  | 'property'
  | 'credit'

export interface RecordTables extends Record<RecordTableName, RecordTable> {
  cash_flow: CashFlowTable
}

/** A row of a record kind's table; the kind's description in `records/kinds/` names its columns. */
export interface RecordTable {
  customer_id: string
  [column: string]: string | number | null
}

export interface CashFlowTable {
  customer_id: string
  kind: CashFlowKind
  item_id: string
  year: number
  /** `income_01` … `expenses_12`: cents. */
  [month: `${'income' | 'expenses'}_${string}`]: number | null
}
