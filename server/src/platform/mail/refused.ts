import type { Kysely } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'

const KEPT_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000

interface RefusedMails {
  readonly count: number
  /** Why the latest was refused; null if the mail server did not say. */
  readonly reason: string | null
}

/** Counts the mails that were given up within the last two weeks, up to `most`. */
export async function countRefused(
  db: Kysely<Schema>,
  most: number,
  now = new Date(),
): Promise<RefusedMails> {
  const rows = await db
    .selectFrom('refused_mail')
    .select('reason')
    .where('refused_at', '>=', keptSince(now))
    .orderBy('refused_at', 'desc')
    .limit(most)
    .execute()
  return { count: rows.length, reason: rows[0]?.reason ?? null }
}

/** Forgets mails that were given up longer ago. */
export async function removeOldRefusals(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('refused_mail').where('refused_at', '<', keptSince(now)).execute()
}

function keptSince(now: Date): string {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
}
