import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** What was done to several documents in one step, so that it can be undone. */
export const documentChangesMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, clustered }: ColumnTypes) => [
  // Deleted with either customer: what it was is not kept any longer.
  `create table document_change (
    step ${text} not null,
    position ${integer} not null,
    kind ${text} not null,
    customer_id ${text} not null references customer (id) on delete cascade,
    number ${integer} not null,
    new_customer_id ${text} not null references customer (id) on delete cascade,
    new_number ${integer} not null,
    file_name ${text} not null,
    former ${text} not null,
    tells_at ${text},
    until ${text} not null,
    undone ${integer} not null default 0,
    primary key (step, position)
  ) ${clustered}`,
  'create index document_change_customer on document_change (customer_id)',
  'create index document_change_new_customer on document_change (new_customer_id)',
  'create index document_change_until on document_change (until)',
  'create index document_change_tells on document_change (tells_at) where tells_at is not null',
]
