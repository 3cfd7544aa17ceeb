import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { ClaimedDelivery } from './claim.ts'

const SECOND_MS = 1000
const HOUR_MS = 60 * 60 * SECOND_MS
/** From the first attempt on, for so long. */
const TRIED_MS = 24 * HOUR_MS
const FIRST_PAUSE_MS = 5 * SECOND_MS
const LONGEST_PAUSE_MS = HOUR_MS

/** Notes that a receiver has taken a message. */
export async function noteDelivered(
  db: Kysely<Schema>,
  webhookId: string,
  { id }: ClaimedDelivery,
): Promise<void> {
  const now = new Date().toISOString()
  await transact(db, async (trx) => {
    await trx
      .updateTable('webhook_delivery')
      .set({ state: 'delivered', tried_at: now, claimed_until: null, reason: null })
      .where('id', '=', id)
      .execute()
    await trx
      .updateTable('webhook')
      .set({ succeeded_at: now, failing_since: null })
      .where('id', '=', webhookId)
      .execute()
  })
}

/** Notes why an attempt has failed, and when to try again; after a day, not any more. */
export async function noteFailed(
  db: Kysely<Schema>,
  webhookId: string,
  { id, attempts, begun_at }: ClaimedDelivery,
  reason: string,
): Promise<void> {
  const now = new Date()
  const next = new Date(now.getTime() + pauseAfter(attempts))
  const isLast = next.getTime() > Date.parse(begun_at) + TRIED_MS
  await transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('webhook_delivery')
      .set({
        ...{ tried_at: now.toISOString(), claimed_until: null, reason, attempts: attempts + 1 },
        ...(isLast ? { state: 'failed' } : { due_at: next.toISOString() }),
      })
      .where('id', '=', id)
      // Where this took longer than the claim, another process may have delivered it.
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await trx
      .updateTable('webhook')
      .set({ failing_since: sql`coalesce(failing_since, ${now.toISOString()})` })
      .where('id', '=', webhookId)
      .execute()
  })
}

/** Twice as long after each failure, and not the same for all, so that a receiver that recovers is not overrun. */
function pauseAfter(attempts: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS)
  return pause * (1 - Math.random() / 2)
}
