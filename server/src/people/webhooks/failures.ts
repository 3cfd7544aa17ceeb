import type { WebhookFailure } from '@hausblick/contract/calls/webhooks.ts'
import { webhookEventType } from '@hausblick/contract/webhooks.ts'
import type { Kysely } from 'kysely'
import type { Recorder } from '../../platform/audit/log.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import { nameOf, requireWebhook } from './store.ts'

const MOST_LISTED = 100

/** Lists the latest messages that an address has not taken, newest first. */
export async function listFailures(
  db: Kysely<Schema>,
  webhookId: string,
): Promise<WebhookFailure[]> {
  const rows = await db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_event as event', 'event.id', 'delivery.event_id')
    .select(['delivery.id', 'state', 'attempts', 'tried_at', 'reason'])
    .select(['type', 'customer_id', 'happened_at'])
    .where('webhook_id', '=', webhookId)
    .where('state', 'in', ['failed', 'waiting'])
    .where('reason', 'is not', null)
    .orderBy('delivery.id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.flatMap(({ id, state, attempts, tried_at, reason, ...event }) =>
    state === 'delivered'
      ? []
      : {
          ...{ number: id, type: webhookEventType.parse(event.type), state, attempts },
          ...{ customerId: event.customer_id, happenedAt: event.happened_at },
          ...{ triedAt: tried_at ?? event.happened_at, reason: reason ?? '' },
        },
  )
}

/** Sends a message that failed again, or all of an address, for another day, and returns how many. Throws 404 for an unknown address. */
export async function retryFailed(
  db: Kysely<Schema>,
  webhookId: string,
  number: number | undefined,
  record: Recorder,
): Promise<number> {
  return await transact(db, async (trx) => {
    const { url } = await requireWebhook(trx, webhookId)
    let failed = trx
      .updateTable('webhook_delivery')
      .set({ state: 'waiting', due_at: new Date().toISOString(), attempts: 0, begun_at: null })
      .where('webhook_id', '=', webhookId)
      .where('state', 'in', ['failed', 'waiting'])
      .where('reason', 'is not', null)
    if (number !== undefined) failed = failed.where('id', '=', number)
    const count = Number((await failed.executeTakeFirst()).numUpdatedRows)
    const details = { setting: nameOf(url), count: String(count) }
    if (count > 0) await record(trx, { action: 'webhookRetried', details })
    return count
  })
}
