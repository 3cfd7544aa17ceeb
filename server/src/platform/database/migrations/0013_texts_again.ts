import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Records how far each document was read, and schedules all documents to be read again, since the search terms have changed.
 * Until then, each is found by its old terms.
 */
export const textsAgainMigration: Migration = async (trx, { integer }) => {
  await sql.raw(`alter table document_text add column read_to ${integer}`).execute(trx)
  await sql`update document set text_state = 'pending', text_attempts = 0, text_claimed_until = null
    where text_state in ('read', 'none')`.execute(trx)
}
