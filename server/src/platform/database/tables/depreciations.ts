/** What the depreciation of a building or unit follows from beside its purchase price. */
export interface DepreciationTable {
  customer_id: string
  kind: 'object' | 'property'
  item_id: string
  /** The building's share of the price, in basis points. */
  share_bp: number
  /** Basis points a year. */
  rate_bp: number
  /** ISO 8601: `2019-05`. */
  start_month: string
  /** The additional costs of the purchase. */
  costs_cents: number | null
}
