import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'

/** Which its holder renews while it backs up: one that has run out belongs to a process that has died. */
export const LEASE_MS = 60_000

/**
 * Takes the lease by which one process of all backs up, and returns it. Returns null, without writing, if nothing is due or
 * another process holds it.
 *
 * @param isWanted takes it although nothing is due
 */
export async function takeLease(
  db: Kysely<Schema>,
  { isWanted = false } = {},
): Promise<string | null> {
  const now = Date.now()
  const at = (ms: number) => new Date(now + ms).toISOString()
  const free = db
    .selectFrom('service')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('backup_lease_until', 'is', null),
        eb('backup_lease_until', '<=', at(0)),
        // One that lasts longer than any was taken before the clock was set back.
        eb('backup_lease_until', '>', at(2 * LEASE_MS)),
      ]),
    )
    .$if(!isWanted, (query) => query.where('backup_due_at', '<=', at(0)))
  if ((await free.execute()).length === 0) return null
  const lease = randomUUID()
  const { numUpdatedRows } = await db
    .updateTable('service')
    .set({ backup_lease: lease, backup_lease_until: at(LEASE_MS) })
    // Asked again in the statement that takes it: another process may have been first.
    .where('id', 'in', free)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? lease : null
}

/** Returns false if it is no longer this process's. */
export async function renewLease(db: Kysely<Schema>, lease: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('service')
    .set({ backup_lease_until: new Date(Date.now() + LEASE_MS).toISOString() })
    .where('backup_lease', '=', lease)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Gives it back, so that another process backs up at once. */
export async function giveLeaseBack(db: Kysely<Schema>, lease: string): Promise<void> {
  await db
    .updateTable('service')
    .set({ backup_lease: null, backup_lease_until: null })
    .where('backup_lease', '=', lease)
    .execute()
}
