import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** The index by which units, buildings and loans of all customers are found, which the service fills in the background. */
export const findMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, clustered }: ColumnTypes) => [
  // The words that the units, buildings and loans of each customer have.
  `create table find_word (
    word ${text} not null,
    customer_id ${text} not null references customer (id) on delete cascade,
    primary key (word, customer_id)
  ) ${clustered}`,
  'create index find_word_customer on find_word (customer_id, word)',
  // The endings of each word, so that a substring search becomes a prefix search.
  `create table find_part (
    part ${text} not null,
    word ${text} not null,
    primary key (part, word)
  ) ${clustered}`,
  // The data version whose words are indexed. Processes of an older version leave others, too.
  `alter table customer add column find_version ${integer} not null default -1`,
  'create index customer_find_outdated on customer (id) where find_version <> data_version',
]
