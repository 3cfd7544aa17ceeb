import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** How often reading a document's bytes for text extraction has failed. */
export const textAttemptsMigration: Migration = async (trx, { integer }) => {
  await sql
    .raw(`alter table document add column text_attempts ${integer} not null default 0`)
    .execute(trx)
}
