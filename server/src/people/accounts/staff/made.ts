import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { nameOf } from '../../webhooks/store.ts'

/** Lists, by their addresses, which programs and webhooks people have made that still work. They go on without whoever made them. */
export async function listMade(
  db: Kysely<Schema>,
  now = new Date(),
): Promise<Map<string, string[]>> {
  const programs = await db
    .selectFrom('program')
    .select(['name', 'made_by as by'])
    .where('revoked_at', 'is', null)
    .where('last_day', '>=', berlinDay(now))
    .orderBy('name')
    .execute()
  const webhooks = await db.selectFrom('webhook').select('url').execute()
  const there = new Set(webhooks.map(({ url }) => nameOf(url)))
  // Only the log knows who made a webhook.
  const lines = await db
    .selectFrom('audit_entry')
    .select(['details', 'actor_email as by'])
    .where('action', '=', 'webhookAdded')
    .execute()
  const added = lines
    .map(({ details, by }) => ({ by, name: JSON.parse(details ?? '{}').setting }))
    .filter(({ name }) => there.has(name))
  const named = Map.groupBy([...programs, ...added], ({ by }) => by ?? '')
  return new Map(
    [...named].map(([by, made]) => [by, [...new Set(made.map(({ name }) => String(name)))]]),
  )
}
