import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** How long the link in a mail works, and how long it is remembered what mails were about: long after anybody needs either. */
const KEEP_DAYS = 400
const DAY_MS = 24 * 60 * 60_000

/** Deletes the records of old mails, and their links. */
export async function removeOldReminders(db: Kysely<Schema>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEEP_DAYS * DAY_MS).toISOString()
  await db.deleteFrom('reminder').where('sent_at', '<', oldest).execute()
  await db.deleteFrom('reminder_link').where('created_at', '<', oldest).execute()
}
