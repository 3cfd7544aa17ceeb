import { setTimeout } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './tables/schema.ts'

const MAX_ATTEMPTS = 5
const MAX_PAUSE_MS = 100
/** SQLSTATEs of transactions that PostgreSQL rolled back because of concurrent ones: serialization failure, deadlock, lock timeout. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01', '55P03'])

/**
 * Runs work in a transaction, and again, up to four times, if PostgreSQL rolls it back because of concurrent transactions.
 * The work must have no effect outside the transaction that repeating it would repeat.
 */
export async function transact<Result>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isConflict(error)) throw error
    }
    // Random, so that the same transactions do not meet again.
    await setTimeout(Math.random() * MAX_PAUSE_MS)
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICTS.has(error.code)
}
