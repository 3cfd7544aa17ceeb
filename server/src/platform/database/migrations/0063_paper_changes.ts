import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** What was done to papers in one step, beside documents, so that it can be undone. */
export const paperChangesMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, clustered }: ColumnTypes) => [
  // Apart from document_change, whose rows have customers. Deleted with the one who got the paper.
  `create table paper_change (
    step ${text} not null,
    position ${integer} not null,
    kind ${text} not null,
    paper_id ${integer} not null,
    customer_id ${text} references customer (id) on delete cascade,
    number ${integer},
    file_name ${text} not null,
    until ${text} not null,
    undone ${integer} not null default 0,
    primary key (step, position)
  ) ${clustered}`,
  'create index paper_change_customer on paper_change (customer_id)',
  'create index paper_change_until on paper_change (until)',
]
