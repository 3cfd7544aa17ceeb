import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import { failAttempt, hasRetry } from '../../platform/jobs/queue.ts'
import { type ClaimedDelivery, deliveries } from './claim.ts'

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
      .set({ state: 'delivered', tried_at: now, reason: null })
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
  delivery: ClaimedDelivery,
  reason: string,
): Promise<void> {
  const now = new Date().toISOString()
  const isLast = !hasRetry(deliveries, delivery)
  const changes = { tried_at: now, reason, ...(isLast && { state: 'failed' as const }) }
  await transact(db, async (trx) => {
    // Where this took longer than the lease, another process may have delivered it.
    if (!(await failAttempt(trx, deliveries, delivery, changes))) return
    await trx
      .updateTable('webhook')
      .set({ failing_since: sql`coalesce(failing_since, ${now})` })
      .where('id', '=', webhookId)
      .execute()
  })
}
