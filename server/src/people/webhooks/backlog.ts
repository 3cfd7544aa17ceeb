import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { countWaiting } from '../../platform/jobs/countWaiting.ts'
import { deliveries } from './claim.ts'

const isActive = sql<boolean>`webhook_id in (select id from webhook where state = 'active')`

/** Counts what active addresses have not been told yet, and would not take, with the last reason. */
export async function countDeliveries(db: Kysely<Schema>, most: number) {
  const { givenUp } = await db
    .selectFrom('webhook_delivery')
    .where('state', '=', 'failed')
    .where(isActive)
    .select(({ fn }) => fn.countAll<number>().as('givenUp'))
    .executeTakeFirstOrThrow()
  const last = await db
    .selectFrom('webhook_delivery')
    .where('state', 'in', ['waiting', 'failed'])
    .where('reason', 'is not', null)
    .where(isActive)
    .orderBy('tried_at', 'desc')
    .select('reason')
    .limit(1)
    .executeTakeFirst()
  const backlog = await countWaiting(db, deliveries, most, { where: isActive })
  return { ...backlog, givenUp, reason: last?.reason ?? null }
}
