/** How long the database is waited for, in milliseconds. */
export interface Patience {
  /** PostgreSQL: for a new connection. */
  readonly connectMs: number
  /** PostgreSQL: for a connection of the pool to become free. */
  readonly poolMs: number
  /** PostgreSQL: for an answer, before it is asked whether it is there at all; null never asks. */
  readonly silenceMs: number | null
  /** SQLite: for the lock of another process that writes, such as an import beside the service. */
  readonly lockMs: number
}

/** For commands: nobody waits for an answer, and a slow server is better than a command that broke off. */
export const commandPatience: Patience = {
  connectMs: 10_000,
  poolMs: 10_000,
  silenceMs: null,
  lockMs: 30_000,
}

/** For the service: a caller learns within two seconds that PostgreSQL is away, and waits longer while it is merely busy. */
export const servicePatience: Patience = {
  connectMs: 1000,
  poolMs: 10_000,
  silenceMs: 600,
  lockMs: 30_000,
}
