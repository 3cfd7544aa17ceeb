import { randomUUID } from 'node:crypto'
import type { WebhookEventType } from '@hausblick/contract/webhooks.ts'
import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { readTypes } from './types.ts'

/** Something that happened. */
export interface WebhookEvent {
  readonly type: WebhookEventType
  /** Null for what is no customer's, or many customers'. */
  readonly customerId: string | null
  /** What of the customer it is about: events about the same thing arrive in order. */
  readonly about: string
  /** What receivers need to ask for more: ids, never names or addresses of people. */
  readonly ids: Readonly<Record<string, string | number | null>>
}

/**
 * Notes in the transaction of a change what other programs are to be told of it. Nothing is written where nobody is to be
 * told. Events about one thing are in order where the caller holds the lock on it.
 */
export async function emitEvent(
  trx: Transaction<Schema>,
  { type, customerId, about, ids }: WebhookEvent,
): Promise<void> {
  const webhooks = await trx
    .selectFrom('webhook')
    .select(['id', 'events'])
    // One that is being deleted must not make the change fail.
    .forKeyShare()
    .execute()
  const receivers = webhooks.filter(({ events }) => readTypes(events).includes(type))
  if (receivers.length === 0) return
  const id = randomUUID()
  const happened_at = new Date().toISOString()
  await trx
    .insertInto('webhook_event')
    .values({ id, type, customer_id: customerId, ids: JSON.stringify(ids), happened_at })
    .execute()
  await trx
    .insertInto('webhook_delivery')
    .values(
      receivers.map((webhook) => ({
        ...{ webhook_id: webhook.id, event_id: id, subject: JSON.stringify([customerId, about]) },
        ...{ state: 'waiting', attempts: 0, due_at: happened_at },
      })),
    )
    .execute()
}
