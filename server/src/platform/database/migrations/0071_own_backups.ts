import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** When the service backs itself up next, which process does, and how the last backup ended. */
export const ownBackupsMigration: Migration = async (trx, types) => {
  for (const column of columns(types))
    await sql.raw(`alter table service add column ${column}`).execute(trx)
}

const columns = ({ integer, text }: ColumnTypes) => [
  `backup_due_at ${text}`,
  `backup_lease ${text}`,
  `backup_lease_until ${text}`,
  `backup_fault ${text}`,
  `backup_size ${integer}`,
  `backup_mailed_at ${text}`,
]
