import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/**
 * The owners that an import's files list, and what becomes of invitations that are mailed. Owners may be no customers yet, so
 * that they refer to none.
 */
export const invitedOwnersMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const MAILED = ['mailed_to', 'queued_at', 'sent_at', 'refused_at', 'refusal', 'opened_at']

const statements = ({ integer, text, clustered }: ColumnTypes) => [
  `create table import_owner (
    run_id ${text} not null,
    number ${integer} not null,
    customer_id ${text} not null,
    name ${text},
    email ${text},
    primary key (run_id, number)
  ) ${clustered}`,
  'create index import_owner_customer on import_owner (customer_id)',
  ...MAILED.map((column) => `alter table invitation add column ${column} ${text}`),
  'create index invitation_mailed on invitation (mailed_to) where mailed_to is not null',
  `alter table outbox add column invitation ${text}`,
]
