import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { claim, type Queue, type Row, setDue } from '../../../platform/jobs/queue.ts'

export type Lease = Row<'service', 'id' | 'backup_lease'>

/** The service's own backup, which one process of all makes; its holder renews the lease meanwhile. */
export const backup: Queue<'service', 'id' | 'backup_lease'> = {
  table: 'service',
  key: ['id'],
  due: 'backup_lease_until',
  holder: 'backup_lease',
  waits: sql`1 = 1`,
  order: sql`id`,
  leaseMs: 60_000,
  pausesMs: [],
}
export const { leaseMs: LEASE_MS } = backup

/**
 * Claims the lease and returns it. Returns null, without writing, if nothing is due or another process holds it.
 *
 * @param isWanted claims it although nothing is due
 */
export async function takeLease(
  db: Kysely<Schema>,
  { isWanted = false } = {},
): Promise<Lease | null> {
  const isPlanned = sql`backup_due_at <= ${new Date().toISOString()}`
  const [lease] = await claim(db, backup, [], isWanted ? {} : { where: isPlanned })
  return lease ?? null
}

/** Returns false if it is no longer this process's. */
export async function renewLease(db: Kysely<Schema>, lease: Lease): Promise<boolean> {
  return await setDue(db, backup, lease, LEASE_MS)
}

/** Releases the lease, so that another process can back up at once. */
export async function giveLeaseBack(db: Kysely<Schema>, lease: Lease): Promise<void> {
  await setDue(db, backup, lease, null, { backup_lease: null })
}
