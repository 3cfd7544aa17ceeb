import type { Transaction } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'
import type { Schema } from './tables/schema.ts'

/**
 * One schema migration, run once inside a transaction. It never changes after release, so it spells out its tables and uses
 * nothing that later code may change.
 */
export type Migration = (trx: Transaction<Schema>, types: ColumnTypes) => Promise<void>
