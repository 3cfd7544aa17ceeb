import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** The search index of customers. The service's next start adds existing customers, since folding is not possible in SQL. */
export const customerSearchMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, clustered }: ColumnTypes) => [
  // Every suffix of a customer's id and email address, so that a substring search becomes a prefix search.
  `create table customer_search (
    part ${text} not null,
    customer_id ${text} not null references customer (id) on delete cascade,
    primary key (part, customer_id)
  ) ${clustered}`,
  'create index customer_search_customer on customer_search (customer_id, part)',
  // 1 once the customer is indexed. Processes of an older version create customers that are not.
  `alter table customer add column searchable ${integer} not null default 0`,
  'create index customer_not_searchable on customer (id) where searchable = 0',
]
