import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** How a file writes what was learned, when and from whom. The release before notes none of it. */
export const learnedMigration: Migration = async (trx, { text }) => {
  for (const column of ['label', 'learned_at', 'learned_by'])
    await sql.raw(`alter table learned_heading add column ${column} ${text}`).execute(trx)
}
