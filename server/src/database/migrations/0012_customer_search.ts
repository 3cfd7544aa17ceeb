import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** What customers are found by. Those that are there already are added by the service's next start, which knows how to fold. */
export const customerSearchMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, clustered }: ColumnTypes) => [
  // Every ending of a customer's id and address: a text that has a word in it has an ending that begins with the word.
  `create table customer_search (
    part ${text} not null,
    customer_id ${text} not null references customer (id) on delete cascade,
    primary key (part, customer_id)
  ) ${clustered}`,
  'create index customer_search_customer on customer_search (customer_id, part)',
  // 1 once the customer is in the search. A process of an older version makes customers that are not.
  `alter table customer add column searchable ${integer} not null default 0`,
  'create index customer_not_searchable on customer (id) where searchable = 0',
]
