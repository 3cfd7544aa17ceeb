import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Keys of customers' data get the customer, so that PostgreSQL servers can share the customers (docs/performance.md).
 * The same column comes first as before, so that nothing is looked up differently. SQLite is never spread.
 */
export const spreadingMigration: Migration = async (trx, { dialect }) => {
  if (dialect === 'postgres')
    for (const statement of statements) await sql.raw(statement).execute(trx)
}

const statements = [
  ...['document', 'withheld_document'].flatMap((table) => [
    `create unique index ${table}_storage on ${table} (storage_key, customer_id)`,
    `alter table ${table} drop constraint ${table}_storage_key_key`,
  ]),
  'drop index document_moved_from',
  `create unique index document_moved_from on document (moved_from, customer_id)
    where moved_from is not null`,
  'drop index place_picture_file',
  'create unique index place_picture_file on place_picture (storage_key, customer_id)',
  `alter table place_picture drop constraint place_picture_pkey,
    add primary key (picture_id, side, customer_id)`,
]
