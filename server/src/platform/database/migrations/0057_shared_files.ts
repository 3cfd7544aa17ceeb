import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** The stored file of documents that share one; null where a document has a file of its own under its storage key. */
export const sharedFilesMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ text }: ColumnTypes) =>
  ['document', 'withheld_document'].flatMap((table) => [
    `alter table ${table} add column file_key ${text}`,
    `create index ${table}_file on ${table} (file_key) where file_key is not null`,
  ])
