import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** What is remembered of attempts to get in, and the links that a password is reset by. */
export const attemptsMigration: Migration = async (trx, types) => {
  for (const statement of tables(types)) await sql.raw(statement).execute(trx)
}

/** Nobody can be recognised by a key: it is a keyed hash of an action, an account and a client's network. */
const tables = ({ integer, text, clustered, table }: ColumnTypes) => [
  `create table attempt (
    key ${text} primary key,
    free_at_ms ${integer} not null
  ) ${clustered}`,
  'create index attempt_free_at on attempt (free_at_ms)',

  `create table known_client (
    key ${text} primary key,
    until_ms ${integer} not null
  ) ${clustered}`,
  'create index known_client_until on known_client (until_ms)',

  // For an address without an account there is a row without one: both cases do and cost the same.
  `create table password_reset (
    token_hash ${text} primary key,
    user_id ${text} references identity_user (id) on delete cascade,
    expires_at ${text} not null
  ) ${table}`,
  'create index password_reset_user on password_reset (user_id)',
  'create index password_reset_expires on password_reset (expires_at)',
]
