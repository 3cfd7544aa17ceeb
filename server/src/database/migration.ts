import type { Transaction } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'
import type { Schema } from './tables/schema.ts'

/**
 * One step of the database's history. It runs once, inside the migrating transaction, and is never changed afterwards:
 * it writes its tables out and uses nothing that later code may change.
 */
export type Migration = (trx: Transaction<Schema>, types: ColumnTypes) => Promise<void>
