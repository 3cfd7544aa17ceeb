import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Who sends an invoice, as lists of documents show and filter it. */
export const suppliersMigration: Migration = async (trx, { text }) => {
  await sql.raw(`alter table invoice add column supplier ${text} not null default ''`).execute(trx)
  await sql.raw('create index invoice_supplier on invoice (supplier)').execute(trx)
}
