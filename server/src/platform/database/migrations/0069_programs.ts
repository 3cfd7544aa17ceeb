import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** Other programs that may read or import by a token, and what they ordered when they imported. */
export const programsMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, clustered }: ColumnTypes) => [
  `create table program (
    id ${text} primary key,
    name ${text} not null,
    purpose ${text} not null check (purpose in ('read', 'import')),
    customer_id ${text} references customer (id) on delete cascade,
    last_day ${text} not null,
    token_hash ${text} not null unique,
    made_at ${text} not null,
    made_by ${text} not null,
    used_at ${text},
    revoked_at ${text}
  ) ${clustered}`,
  'create index program_customer on program (customer_id)',
  // Of runs that a program has ordered; programs of the release before go on with them as with those of people.
  `alter table import_run add column program_id ${text}`,
  `alter table import_run add column program_order ${text}`,
  `alter table import_run add column writes ${integer} not null default 0`,
  `create table program_key (
    program_id ${text} not null references program (id) on delete cascade,
    idempotency_key ${text} not null,
    content ${text} not null,
    run_id ${text} not null references import_run (id) on delete cascade,
    claimed_at ${text} not null,
    primary key (program_id, idempotency_key)
  ) ${clustered}`,
  'create index program_key_by_time on program_key (claimed_at)',
  'create index program_key_run on program_key (run_id)',
]
