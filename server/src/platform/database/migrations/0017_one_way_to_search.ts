import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Marks the search entries of customers and the texts of documents as outdated, since both spellings of umlauts and of
 * streets are folded now. Until it is indexed again, each is found by its old entries.
 */
export const oneWayToSearchMigration: Migration = async (trx) => {
  await sql.raw('drop index customer_not_searchable').execute(trx)
  await sql
    .raw('create index customer_search_outdated on customer (id) where searchable < 2')
    .execute(trx)
  await sql`update document set text_state = 'pending', text_attempts = 0, text_claimed_until = null
    where text_state = 'read'`.execute(trx)
}
