import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** Longer than sending takes: a process that still holds a claim then has died. */
const CLAIM_MS = 30_000
/** What is sent to one address at once. */
const MAX_CLAIMED = 10

/** A delivery that this process is to send. */
export interface ClaimedDelivery {
  readonly id: number
  readonly event_id: string
  /** Failed ones. */
  readonly attempts: number
  /** The first attempt. */
  readonly begun_at: string
}

/** Lists the addresses to which something is to be sent now. */
export async function listDue(db: Kysely<Schema>): Promise<string[]> {
  const rows = await dueNow(db.selectFrom('webhook_delivery as delivery'))
    .select('delivery.webhook_id')
    .distinct()
    .execute()
  return rows.map(({ webhook_id }) => webhook_id)
}

/** Claims what is to be sent to an address: of each subject only the first that is not yet delivered or given up. */
export async function claimDeliveries(
  db: Kysely<Schema>,
  webhookId: string,
): Promise<ClaimedDelivery[]> {
  const now = Date.now()
  const at = new Date(now).toISOString()
  const claimed = await db
    .with('claimed', () =>
      dueNow(db.selectFrom('webhook_delivery as delivery'))
        .select('delivery.id')
        .where('delivery.webhook_id', '=', webhookId)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('webhook_delivery as earlier')
                .select('earlier.id')
                .whereRef('earlier.webhook_id', '=', 'delivery.webhook_id')
                .whereRef('earlier.subject', '=', 'delivery.subject')
                .whereRef('earlier.id', '<', 'delivery.id')
                .where('earlier.state', '=', 'waiting'),
            ),
          ),
        )
        .orderBy('delivery.due_at')
        .orderBy('delivery.id')
        .limit(MAX_CLAIMED)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('webhook_delivery')
    .set(({ fn, ref, val }) => ({
      claimed_until: new Date(now + CLAIM_MS).toISOString(),
      begun_at: fn.coalesce(ref('begun_at'), val(at)),
    }))
    .where('id', 'in', (eb) => eb.selectFrom('claimed').select('id'))
    .returning(['id', 'event_id', 'attempts', 'begun_at'])
    .execute()
  return claimed.map(({ begun_at, ...rest }) => ({ ...rest, begun_at: begun_at ?? at }))
}

type Deliveries = Schema & { delivery: Schema['webhook_delivery'] }

function dueNow<O>(deliveries: SelectQueryBuilder<Deliveries, 'delivery', O>) {
  const now = new Date().toISOString()
  return deliveries
    .where('delivery.state', '=', 'waiting')
    .where('delivery.due_at', '<=', now)
    .where('delivery.webhook_id', 'in', ({ selectFrom }) =>
      selectFrom('webhook').select('webhook.id').where('webhook.state', '=', 'active'),
    )
    .where((eb) =>
      eb.or([eb('delivery.claimed_until', 'is', null), eb('delivery.claimed_until', '<=', now)]),
    )
}
