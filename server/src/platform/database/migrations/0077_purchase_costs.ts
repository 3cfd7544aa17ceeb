import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** The additional costs of a purchase. The release before reads none, and drops them where it writes an entry anew. */
export const purchaseCostsMigration: Migration = async (trx, { integer }) => {
  await sql.raw(`alter table depreciation add column costs_cents ${integer}`).execute(trx)
}
