/** What becomes of one item of a table in an import, from before its differences are shown until it can no longer be undone. */
export interface ImportDifferenceTable {
  run_id: string
  /** In the order in which they are shown. */
  number: number
  /** The operator's name of the table, or that of the column with customers' names. */
  table_name: string
  customer_id: string
  item_id: string
  change: 'added' | 'changed' | 'removed'
  /** In lower case, what it is found by. */
  search: string
  /** An `ItemState` as JSON; null if there was none. */
  before: string | null
  after: string | null
}

/** How much of a table an import changes, which outlives the differences. */
export interface ImportChangeTable {
  run_id: string
  table_name: string
  added: number
  changed: number
  removed: number
  /** The rows that its customers had before. */
  stored: number
}
