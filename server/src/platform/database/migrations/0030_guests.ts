import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** Whom the owners of a customer let read what, and until when. */
export const guestsMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ text, clustered }: ColumnTypes) => [
  `create table guest (
    id ${text} not null primary key,
    customer_id ${text} not null references customer (id) on delete cascade,
    email ${text} not null,
    parts ${text} not null,
    years ${text},
    until ${text} not null,
    invited_by ${text} not null,
    created_at ${text} not null,
    token_hash ${text} not null,
    token_expires_at ${text} not null,
    joined_at ${text},
    issuer ${text},
    subject ${text},
    last_look_at ${text},
    ended_at ${text}
  ) ${clustered}`,
  'create unique index guest_token on guest (token_hash)',
  // Invited once at a time, also by two owners in the same moment.
  'create unique index guest_address on guest (customer_id, email) where ended_at is null',
  'create index guest_account on guest (subject, issuer)',
]
