import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'

export interface WebhookBacklog {
  readonly waiting: number
  readonly failed: number
  /** ISO 8601; when the first of those that wait happened. Null if none waits. */
  readonly oldest: string | null
}

/** Counts what active addresses have not been told yet, or would not take. */
export async function measureWebhooks(db: Kysely<Schema>): Promise<WebhookBacklog> {
  return await db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook', 'webhook.id', 'delivery.webhook_id')
    .innerJoin('webhook_event as event', 'event.id', 'delivery.event_id')
    .where('webhook.state', '=', 'active')
    .where('delivery.state', 'in', ['waiting', 'failed'])
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('delivery.state', '=', 'waiting').as('waiting'),
      fn.countAll<number>().filterWhere('delivery.state', '=', 'failed').as('failed'),
      fn.min('event.happened_at').filterWhere('delivery.state', '=', 'waiting').as('oldest'),
    ])
    .executeTakeFirstOrThrow()
}
