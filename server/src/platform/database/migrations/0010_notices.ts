import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** Pending mail notices about documents. */
export const noticesMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, counted, table }: ColumnTypes) => [
  `create table notice (
    id ${counted},
    recipient ${text} not null,
    kind ${text} not null check (kind in ('received', 'filed')),
    customer_id ${text} not null,
    number ${integer} not null,
    due_at ${text} not null,
    attempts ${integer} not null,
    claimed_until ${text},
    foreign key (customer_id, number) references document (customer_id, number) on delete cascade
  ) ${table}`,
  'create index notice_due on notice (due_at)',
  'create index notice_recipient on notice (recipient, kind)',
  'create index notice_document on notice (customer_id, number)',
]
