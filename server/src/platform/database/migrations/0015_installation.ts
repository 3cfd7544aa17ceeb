import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** The secret and the document store that belong to this database. */
export const installationMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ text }: ColumnTypes) => [
  `alter table service add column secret_fingerprint ${text}`,
  `alter table service add column document_store_id ${text}`,
]
