import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** When tables were last imported. */
export const lastImportMigration: Migration = async (trx, { text }) => {
  await sql.raw(`alter table service add column imported_at ${text}`).execute(trx)
}
