import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** What the depreciation of a building or unit follows from beside its purchase price. */
export const depreciationMigration: Migration = async (trx, types) => {
  await sql.raw(statement(types)).execute(trx)
}

// Kept while imports come and go: the files do not have it.
const statement = ({ integer, text, clustered }: ColumnTypes) => `create table depreciation (
    customer_id ${text} not null references customer (id) on delete cascade,
    kind ${text} not null check (kind in ('object', 'property')),
    item_id ${text} not null,
    share_bp ${integer} not null,
    rate_bp ${integer} not null,
    start_month ${text} not null,
    primary key (customer_id, kind, item_id)
  ) ${clustered}`
