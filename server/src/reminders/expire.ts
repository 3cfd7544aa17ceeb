import type { Kysely } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'

/** How long a mail's link works, and what a mail was about is remembered: longer than anybody looks for either. */
const KEEP_DAYS = 400
const DAY_MS = 24 * 60 * 60_000

/** Deletes what is remembered of old mails, and their links. */
export async function removeOldReminders(db: Kysely<Schema>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEEP_DAYS * DAY_MS).toISOString()
  await db.deleteFrom('reminder').where('sent_at', '<', oldest).execute()
  await db.deleteFrom('reminder_link').where('created_at', '<', oldest).execute()
}
