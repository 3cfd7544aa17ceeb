import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** What imports change: shown before it is written, and kept so that it can be undone. */
export const importDifferencesMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, clustered }: ColumnTypes) => [
  // No reference to the customer, who may not exist before the import is applied.
  `create table import_difference (
    run_id ${text} not null,
    number ${integer} not null,
    table_name ${text} not null,
    customer_id ${text} not null,
    item_id ${text} not null,
    change ${text} not null check (change in ('added', 'changed', 'removed')),
    search ${text} not null,
    before ${text},
    after ${text},
    primary key (run_id, number)
  ) ${clustered}`,
  'create unique index import_difference_item on import_difference (run_id, table_name, customer_id, item_id)',
  'create index import_difference_customer on import_difference (customer_id)',
  `create table import_change (
    run_id ${text} not null,
    table_name ${text} not null,
    added ${integer} not null,
    changed ${integer} not null,
    removed ${integer} not null,
    stored ${integer} not null,
    primary key (run_id, table_name)
  ) ${clustered}`,
]
