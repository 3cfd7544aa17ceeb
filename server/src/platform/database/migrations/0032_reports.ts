import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** Yearly reports that staff have made, for one customer or for all, and what has become of each. */
export const reportsMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, clustered }: ColumnTypes) => [
  // Without a reference to the customer, whose reports are deleted first.
  `create table report_run (
    id ${text} primary key,
    year ${integer} not null,
    customer_id ${text},
    started_at ${text} not null,
    started_by ${text} not null
  ) ${clustered}`,
  'create index report_run_newest on report_run (started_at)',
  `create table report (
    run_id ${text} not null references report_run (id),
    customer_id ${text} not null references customer (id),
    state ${text} not null
      check (state in ('waiting', 'empty', 'made', 'releasing', 'released', 'failed')),
    due_at ${text} not null,
    attempts ${integer} not null,
    content ${text},
    release ${text},
    released_at ${text},
    document_number ${integer},
    primary key (run_id, customer_id)
  ) ${clustered}`,
  "create index report_due on report (due_at) where state in ('waiting', 'releasing')",
  'create index report_customer on report (customer_id)',
]
