import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * How far a document was read, and all documents to be read once more: what they are found by has changed. Until its turn comes,
 * each is found by what was kept of it.
 */
export const textsAgainMigration: Migration = async (trx, { integer }) => {
  await sql.raw(`alter table document_text add column read_to ${integer}`).execute(trx)
  await sql`update document set text_state = 'pending', text_attempts = 0, text_claimed_until = null
    where text_state in ('read', 'none')`.execute(trx)
}
