import type { ControlledTransaction, Kysely } from 'kysely'
import type { Schema } from './tables/schema.ts'

/**
 * Begins a transaction that only reads, and sees the database as it is at its first read, however long it takes. Writers go
 * on meanwhile; on SQLite, their log grows until the transaction is rolled back.
 */
export async function beginSnapshot(db: Kysely<Schema>): Promise<ControlledTransaction<Schema>> {
  return await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
}
