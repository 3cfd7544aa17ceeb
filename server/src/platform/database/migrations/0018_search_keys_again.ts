import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Marks the search entries of customers and the texts of documents as outdated, since invisible characters, dashes and letters
 * such as `ø` are folded now. Until it is indexed again, each is found by its old entries.
 */
export const searchKeysAgainMigration: Migration = async (trx) => {
  await sql.raw('drop index customer_search_outdated').execute(trx)
  await sql
    .raw('create index customer_search_outdated on customer (id) where searchable < 3')
    .execute(trx)
  await sql`update document set text_state = 'pending', text_attempts = 0, text_claimed_until = null
    where text_state = 'read'`.execute(trx)
}
