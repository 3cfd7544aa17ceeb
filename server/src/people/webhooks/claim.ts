import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { PAUSES_MS } from '../../platform/jobs/pauses.ts'
import { claim, type Queue, type Row } from '../../platform/jobs/queue.ts'

const HOUR_MS = 60 * 60_000
/** With the first four pauses, a day of attempts. */
const HOURLY = Array.from({ length: 23 }, () => HOUR_MS)
/** What is sent to one address at once. */
const MAX_CLAIMED = 10

export const deliveries: Queue<'webhook_delivery', 'id' | 'attempts'> = {
  table: 'webhook_delivery',
  key: ['id'],
  due: 'due_at',
  attempts: 'attempts',
  waits: sql`state = 'waiting'`,
  since: sql`(select happened_at from webhook_event where id = event_id)`,
  order: sql`due_at, id`,
  leaseMs: 30_000,
  pausesMs: [...PAUSES_MS.slice(0, 4), ...HOURLY],
}

/** A delivery that this process is to send. */
export type ClaimedDelivery = Row<'webhook_delivery', 'id' | 'attempts' | 'event_id'>

/** Claims what is to be sent to an active address: of each subject only the first that is not yet delivered or given up. */
export async function claimDeliveries(
  db: Kysely<Schema>,
  webhookId: string,
): Promise<ClaimedDelivery[]> {
  const where = sql`webhook_id = ${webhookId}
    and exists (select 1 from webhook where id = ${webhookId} and state = 'active')
    and not exists (
      select 1 from webhook_delivery as earlier
      where earlier.webhook_id = webhook_delivery.webhook_id
        and earlier.subject = webhook_delivery.subject
        and earlier.id < webhook_delivery.id and earlier.state = 'waiting'
    )`
  return await claim(db, deliveries, ['event_id'], { most: MAX_CLAIMED, where })
}
