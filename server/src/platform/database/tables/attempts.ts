// The tables of the attempt limits for Kysely. All times are milliseconds since 1970.

export interface AttemptTable {
  key: string
  /** Moves ahead with each attempt; once passed, nothing counts any longer. */
  free_at_ms: number
}

/** A client or device from which an account has signed in. */
export interface KnownClientTable {
  key: string
  until_ms: number
  /** A keyed hash of the account's address; null for clients remembered by an older version. */
  account: string | null
}
