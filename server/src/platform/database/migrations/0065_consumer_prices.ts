import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** The consumer price index of years, which operators enter. */
export const consumerPricesMigration: Migration = async (trx, { integer, table }) => {
  const statement = `create table consumer_price (
    year ${integer} primary key,
    index_hundredths ${integer} not null check (index_hundredths > 0)
  ) ${table}`
  await sql.raw(statement).execute(trx)
}
