import type { Database } from '../../database/open.ts'

/** Deletes attempts that no longer count and known clients that have expired. */
export async function removeExpiredAttempts({ db, dialect }: Database, now: Date): Promise<void> {
  const attempts = db.selectFrom('attempt').select('key').where('free_at_ms', '<=', now.getTime())
  // Counting locks several rows; waiting for them could deadlock.
  const unlocked = dialect === 'postgres' ? attempts.forUpdate().skipLocked() : attempts
  await db.deleteFrom('attempt').where('key', 'in', unlocked).execute()
  await db.deleteFrom('known_client').where('until_ms', '<=', now.getTime()).execute()
}
