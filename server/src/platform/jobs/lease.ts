import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import { PAUSES_MS } from './pauses.ts'
import { claim, failAttempt, type Queue, setDue } from './queue.ts'

const SECOND_MS = 1000
const RENEW_MS = 20 * SECOND_MS
/** From the end of a look to the next one. */
const PAUSE_MS = 30 * SECOND_MS

/** The tables of places that are looked into again and again: one row each, with the same columns for that. */
export type LookTable = 'mailbox' | 'watched_folder'

/** The next look into a place, whose lease is renewed meanwhile. It is never given up. */
export function looksInto(table: LookTable) {
  return {
    table,
    key: ['id'],
    due: 'looks_at',
    attempts: 'failures',
    holder: 'holder',
    waits: sql`1 = 1`,
    order: sql`id`,
    leaseMs: 60 * SECOND_MS,
    pausesMs: PAUSES_MS.slice(0, 4),
    // Typed as one of them, since what is read and written here has the same type in both.
  } as Queue<'mailbox', 'id' | 'failures' | 'holder'>
}

/** The right to look into a place, which one process has at a time. */
export interface Lease {
  /** Aborted when another process has taken it, or when this one is to stop. */
  readonly signal: AbortSignal
  /** Ends it after a look that has seen everything, or all but what `failure` tells. */
  succeed(failure?: string | null): Promise<void>
  /** Ends it after a look that has failed. */
  fail(reason: string): Promise<void>
  /** Ends it so that another process may look at once. */
  release(): Promise<void>
}

/** Claims the lease if a look is due and no other process has claimed it; otherwise returns null without writing. */
export async function takeLease(
  db: Kysely<Schema>,
  table: LookTable,
  stopping: AbortSignal,
): Promise<Lease | null> {
  const looks = looksInto(table)
  const [claimed] = await claim(db, looks, ['failed_since'])
  if (!claimed) return null
  const lost = new AbortController()
  const renew = async () => {
    if (!(await setDue(db, looks, claimed, looks.leaseMs)))
      lost.abort(new Error('another process looks into it'))
  }
  const timer = setInterval(() => void renew().catch((error) => lost.abort(error)), RENEW_MS)
  const ended = () => {
    clearInterval(timer)
    return { now: new Date().toISOString(), holder: null }
  }
  return {
    signal: AbortSignal.any([lost.signal, stopping]),
    succeed: async (failure = null) => {
      const { now, holder } = ended()
      const failed_since = failure === null ? null : (claimed.failed_since ?? now)
      const seen = { looked_at: now, failures: 0, failed_since, failure }
      await setDue(db, looks, claimed, PAUSE_MS, { holder, ...seen })
    },
    fail: async (failure) => {
      const { now, holder } = ended()
      const failed_since = claimed.failed_since ?? now
      await failAttempt(db, looks, claimed, { holder, failed_since, failure })
    },
    release: async () => {
      const { holder } = ended()
      await setDue(db, looks, claimed, 0, { holder })
    },
  }
}
