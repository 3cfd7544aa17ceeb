import { COUNTED_DAYS, type PageViews } from '@hausblick/contract/pageViews.ts'
import { daysBefore } from '@hausblick/figures/pageViews.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'

/** Counts a view atomically, across processes. */
export async function countPageView(
  db: Kysely<Schema>,
  route: string,
  today: string,
): Promise<void> {
  await db
    .insertInto('page_view')
    .values({ day: today, route, views: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'route']).doUpdateSet({ views: sql`page_view.views + 1` }),
    )
    .execute()
}

/** Lists the views of the last `COUNTED_DAYS` days. */
export async function listPageViews(db: Kysely<Schema>, today: string): Promise<PageViews[]> {
  return await db
    .selectFrom('page_view')
    .select(['route', 'day', 'views'])
    .where('day', '>=', firstDay(today))
    .orderBy('day')
    .orderBy('route')
    .execute()
}

export async function removeOldPageViews(db: Kysely<Schema>, today: string): Promise<void> {
  await db.deleteFrom('page_view').where('day', '<', firstDay(today)).execute()
}

function firstDay(today: string): string {
  return daysBefore(today, COUNTED_DAYS - 1)
}
