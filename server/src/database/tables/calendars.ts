/** The tables of calendars as Kysely knows them. */
export interface CalendarTables {
  calendar_feed: CalendarFeedTable
}

/** The address of a customer's calendar. The database alone does not tell it: it takes the service's secret, too. */
export interface CalendarFeedTable {
  customer_id: string
  /** 256 random bits that the token is derived from. */
  seed: string
  /** What a token is found by. */
  token_hash: string
  /** ISO 8601. */
  created_at: string
}
