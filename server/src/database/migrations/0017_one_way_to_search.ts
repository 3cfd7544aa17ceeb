import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Both spellings of an umlaut, and of a street, are searched as one now: what customers and documents are found by is made once
 * more. Until its turn comes, each is found by what was kept of it.
 */
export const oneWayToSearchMigration: Migration = async (trx) => {
  await sql.raw('drop index customer_not_searchable').execute(trx)
  await sql
    .raw('create index customer_search_outdated on customer (id) where searchable < 2')
    .execute(trx)
  await sql`update document set text_state = 'pending', text_attempts = 0, text_claimed_until = null
    where text_state = 'read'`.execute(trx)
}
