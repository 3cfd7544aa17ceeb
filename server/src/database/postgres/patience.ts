/** How long PostgreSQL is waited for, in milliseconds. */
export interface Patience {
  /** For a new connection. */
  readonly connectMs: number
  /** For a connection of the pool to become free. */
  readonly poolMs: number
  /** For an answer, before PostgreSQL is asked whether it is there at all; null never asks. */
  readonly silenceMs: number | null
}

/** For commands: nobody waits for an answer, and a slow server is better than a command that broke off. */
export const commandPatience: Patience = { connectMs: 10_000, poolMs: 10_000, silenceMs: null }

/** For the service: a caller learns within two seconds that PostgreSQL is away, and waits longer while it is merely busy. */
export const servicePatience: Patience = { connectMs: 1000, poolMs: 10_000, silenceMs: 600 }
