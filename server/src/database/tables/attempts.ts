/** The tables of attemptLimiter as Kysely knows them; all times are milliseconds since 1970. */
export interface AttemptTables {
  attempt: AttemptTable
  known_client: KnownClientTable
}

/** How often something was tried. */
export interface AttemptTable {
  key: string
  /** Each attempt moves it on; once it has passed, nothing is remembered any more. */
  free_at_ms: number
}

/** That an account has got in from a client before. */
export interface KnownClientTable {
  key: string
  until_ms: number
}
