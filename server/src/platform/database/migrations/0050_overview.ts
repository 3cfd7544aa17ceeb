import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** What the overview of staff counts, and the mails that were given up. */
export const overviewMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, clustered }: ColumnTypes) => [
  'create index invitation_unused on invitation (expires_at) where redeemed_at is null',
  "create index report_made on report (run_id) where state = 'made'",
  `create table refused_mail (
    refused_at ${text} not null,
    outbox_id ${integer} not null,
    reason ${text},
    primary key (refused_at, outbox_id)
  ) ${clustered}`,
]
