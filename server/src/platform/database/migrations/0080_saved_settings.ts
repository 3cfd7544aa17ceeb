import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** What operators have set in the browser about the mail server and the service's own backups, encrypted. */
export const savedSettingsMigration: Migration = async (trx, { text }) => {
  for (const column of ['mail_server', 'own_backups'])
    await sql.raw(`alter table service add column ${column} ${text}`).execute(trx)
}
