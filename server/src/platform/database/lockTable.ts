import { sql, type Transaction } from 'kysely'
import type { SqlDialect } from './columnTypes.ts'
import type { Schema } from './tables/schema.ts'
import type { SpreadTable } from './tables.ts'

/** Not customers' data: its lock would stop all servers that share the customers. */
type Lockable = Exclude<keyof Schema, SpreadTable> & string

/**
 * Waits for the transactions that are writing to a table, and keeps others from it until this one ends. On SQLite, there is
 * one writer at a time anyway.
 */
export async function lockTable(
  trx: Transaction<Schema>,
  dialect: SqlDialect,
  table: Lockable,
): Promise<void> {
  if (dialect === 'postgres')
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx)
}

/** Keeps a table from `lockTable` until this transaction ends, as writing to it would. */
export async function shareTable(
  trx: Transaction<Schema>,
  dialect: SqlDialect,
  table: Lockable,
): Promise<void> {
  if (dialect === 'postgres')
    await sql`lock table ${sql.table(table)} in row exclusive mode`.execute(trx)
}
