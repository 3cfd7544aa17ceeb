import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** An index by which the differences of a kind are counted and paged without reading their contents. */
export const differenceListsMigration: Migration = async (trx) => {
  await sql`create index import_difference_change on import_difference (run_id, change, table_name, number)`.execute(
    trx,
  )
}
