import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * The names of customers, by which they are searched and sorted from now on. None is known yet, so search entries stay as they
 * are: only those that an older version writes from now on are outdated.
 */
export const customerNamesMigration: Migration = async (trx, { text }) => {
  for (const statement of [
    `alter table customer add column name ${text} not null default ''`,
    'drop index customer_search_outdated',
    'update customer set searchable = 4 where searchable = 3',
    'create index customer_search_outdated on customer (id) where searchable < 4',
  ])
    await sql.raw(statement).execute(trx)
}
