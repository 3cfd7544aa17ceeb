import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'

/**
 * Records that tables are imported now. Belongs at the end of the import's transaction: imports of different customers
 * update the same row.
 */
export async function recordImport(trx: Transaction<Schema>): Promise<void> {
  await trx.updateTable('service').set({ imported_at: new Date().toISOString() }).execute()
}

/** Returns when tables were last imported, whether or not that changed anything; null if never. */
export async function findLastImport(db: Kysely<Schema>): Promise<Date | null> {
  const { imported_at: at } = await db
    .selectFrom('service')
    .select('imported_at')
    .executeTakeFirstOrThrow()
  return at === null ? null : new Date(at)
}
