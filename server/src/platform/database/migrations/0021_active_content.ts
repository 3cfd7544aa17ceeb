import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * What of a document may act in a desktop reader; null until it has been inspected, which the service does in the background
 * with those that wait for text extraction.
 */
export const activeContentMigration: Migration = async (trx, { text }) => {
  await sql.raw(`alter table document add column active_content ${text}`).execute(trx)
  await sql
    .raw(
      `create index document_not_read on document (uploaded_at)
        where text_state = 'pending' or active_content is null`,
    )
    .execute(trx)
}
