import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** Mails waiting to be sent, and the newest migration that a program must know to work with the database. */
export const outboxMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, counted, table }: ColumnTypes) => [
  `create table outbox (
    id ${counted},
    content ${text} not null,
    due_at ${text} not null,
    expires_at ${text},
    attempts ${integer} not null
  ) ${table}`,
  'create index outbox_due on outbox (due_at)',
  `alter table service add column needed_migration ${text}`,
]
