import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Suffixes of long words, which find compounds. All documents are read again to fill it. */
export const wordPartsMigration: Migration = async (trx, { text, table }) => {
  await sql
    .raw(
      `create table word_part (
        part ${text} not null,
        word ${text} not null,
        primary key (part, word)
      ) ${table}`,
    )
    .execute(trx)
  await sql`update document set text_state = 'pending', text_attempts = 0, text_claimed_until = null
    where text_state = 'read'`.execute(trx)
}
