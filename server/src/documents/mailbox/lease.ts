import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { PAUSES_MS } from '../../platform/jobs/pauses.ts'
import { claim, failAttempt, type Queue, setDue } from '../../platform/jobs/queue.ts'

const SECOND_MS = 1000
const RENEW_MS = 20 * SECOND_MS
/** From the end of a look to the next one. */
const PAUSE_MS = 30 * SECOND_MS

/** The next look into the mailbox, whose lease is renewed meanwhile. It is never given up. */
export const looks: Queue<'mailbox', 'id' | 'failures' | 'holder'> = {
  table: 'mailbox',
  key: ['id'],
  due: 'looks_at',
  attempts: 'failures',
  holder: 'holder',
  waits: sql`1 = 1`,
  order: sql`id`,
  leaseMs: 60 * SECOND_MS,
  pausesMs: PAUSES_MS.slice(0, 4),
}

/** The right to look into the mailbox, which one process has at a time. */
export interface Lease {
  /** Aborted when another process has taken it, or when this one is to stop. */
  readonly signal: AbortSignal
  /** Ends it after a look that has seen everything. */
  succeed(): Promise<void>
  /** Ends it after a look that has failed. */
  fail(reason: string): Promise<void>
  /** Ends it so that another process may look at once. */
  release(): Promise<void>
}

/** Claims the lease if a look is due and no other process has claimed it; otherwise returns null without writing. */
export async function takeLease(db: Kysely<Schema>, stopping: AbortSignal): Promise<Lease | null> {
  const [claimed] = await claim(db, looks, ['failed_since'])
  if (!claimed) return null
  const lost = new AbortController()
  const renew = async () => {
    if (!(await setDue(db, looks, claimed, looks.leaseMs)))
      lost.abort(new Error('another process looks into the mailbox'))
  }
  const timer = setInterval(() => void renew().catch((error) => lost.abort(error)), RENEW_MS)
  const ended = () => {
    clearInterval(timer)
    return { now: new Date().toISOString(), holder: null }
  }
  return {
    signal: AbortSignal.any([lost.signal, stopping]),
    succeed: async () => {
      const { now, holder } = ended()
      const seen = { looked_at: now, failures: 0, failed_since: null, failure: null }
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
