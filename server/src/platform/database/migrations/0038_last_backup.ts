import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** When the last whole backup began, and when a later one failed. */
export const lastBackupMigration: Migration = async (trx, { text }) => {
  for (const column of ['backup_at', 'backup_failed_at'])
    await sql.raw(`alter table service add column ${column} ${text}`).execute(trx)
}
