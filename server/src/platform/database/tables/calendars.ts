/** The address of a customer's calendar, which cannot be derived without the service's secret. */
export interface CalendarFeedTable {
  customer_id: string
  /** 256 random bits from which the token is derived. */
  seed: string
  /** Identifies the token. */
  token_hash: string
  /** ISO 8601. */
  created_at: string
}
