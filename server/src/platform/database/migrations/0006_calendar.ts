import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** The secret addresses of customers' calendars. */
export const calendarMigration: Migration = async (trx, types) => {
  await sql.raw(table(types)).execute(trx)
}

const table = ({ text, clustered }: ColumnTypes) =>
  `create table calendar_feed (
    customer_id ${text} primary key references customer (id),
    seed ${text} not null,
    token_hash ${text} not null unique,
    created_at ${text} not null
  ) ${clustered}`
