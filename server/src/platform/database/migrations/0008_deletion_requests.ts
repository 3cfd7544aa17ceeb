import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** Customers' requests to delete all their data. */
export const deletionRequestsMigration: Migration = async (trx, types) => {
  await sql.raw(table(types)).execute(trx)
}

const table = ({ text, clustered }: ColumnTypes) =>
  `create table deletion_request (
    customer_id ${text} primary key references customer (id),
    requested_at ${text} not null,
    requested_by_email ${text} not null
  ) ${clustered}`
