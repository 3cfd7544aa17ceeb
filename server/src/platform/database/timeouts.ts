/** Timeouts of the database, in milliseconds. */
export interface DatabaseTimeouts {
  /** PostgreSQL: for a new connection. */
  readonly connectMs: number
  /** PostgreSQL: for a free connection of the pool. */
  readonly poolMs: number
  /** PostgreSQL: how long a query may run before the server is probed; null never probes. */
  readonly probeAfterMs: number | null
  /** SQLite: for a write lock of another process, such as an import. */
  readonly lockMs: number
}

/** For commands, which prefer a slow server to an aborted run. */
export const commandTimeouts: DatabaseTimeouts = {
  connectMs: 10_000,
  poolMs: 10_000,
  probeAfterMs: null,
  lockMs: 30_000,
}

/** For the service: detects an unreachable PostgreSQL within two seconds, but waits for a busy one. */
export const serviceTimeouts: DatabaseTimeouts = {
  connectMs: 1000,
  poolMs: 10_000,
  probeAfterMs: 600,
  lockMs: 30_000,
}
