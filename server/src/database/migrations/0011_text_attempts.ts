import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** How often a document's bytes could not be had to take its text out. */
export const textAttemptsMigration: Migration = async (trx, { integer }) => {
  await sql
    .raw(`alter table document add column text_attempts ${integer} not null default 0`)
    .execute(trx)
}
