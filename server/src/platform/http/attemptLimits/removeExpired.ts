import type { Kysely } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'

/** Deletes attempts that no longer count and known clients that have expired. */
export async function removeExpiredAttempts(db: Kysely<Schema>, now: Date): Promise<void> {
  // Counting locks several rows; waiting for them could deadlock.
  const expired = db
    .selectFrom('attempt')
    .select('key')
    .where('free_at_ms', '<=', now.getTime())
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('attempt').where('key', 'in', expired).execute()
  await db.deleteFrom('known_client').where('until_ms', '<=', now.getTime()).execute()
}
