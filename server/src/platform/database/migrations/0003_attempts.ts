import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** Attempts, known clients and password reset links. */
export const attemptsMigration: Migration = async (trx, types) => {
  for (const statement of tables(types)) await sql.raw(statement).execute(trx)
}

/** Keys identify nobody: they are keyed hashes of action, account and the client's network. */
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

  // An unknown address gets a row without an account, so that both cases take the same time.
  `create table password_reset (
    token_hash ${text} primary key,
    user_id ${text} references identity_user (id) on delete cascade,
    expires_at ${text} not null
  ) ${table}`,
  'create index password_reset_user on password_reset (user_id)',
  'create index password_reset_expires on password_reset (expires_at)',
]
