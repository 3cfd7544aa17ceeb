import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** Second factors of the embedded provider's accounts, and how each session was confirmed. */
export const secondFactorMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, table }: ColumnTypes) => [
  `alter table identity_session add column second_factor ${text}`,
  // Whoever is signed in already is asked at the next sign-in.
  "update identity_session set second_factor = 'notAsked'",

  `create table identity_totp (
    user_id ${text} primary key references identity_user (id) on delete cascade,
    secret ${text} not null,
    confirmed_at ${text},
    session_id ${text} not null,
    last_step ${integer} not null,
    created_at ${text} not null
  ) ${table}`,

  `create table identity_recovery_code (
    user_id ${text} not null references identity_user (id) on delete cascade,
    code_hash ${text} not null,
    primary key (user_id, code_hash)
  ) ${table}`,

  `create table identity_passkey (
    id ${text} primary key,
    user_id ${text} not null references identity_user (id) on delete cascade,
    credential_id ${text} not null unique,
    public_key ${text} not null,
    counter ${integer} not null,
    transports ${text} not null,
    name ${text} not null,
    created_at ${text} not null,
    last_used_at ${text}
  ) ${table}`,
  'create index identity_passkey_user on identity_passkey (user_id)',

  `create table identity_challenge (
    token_hash ${text} primary key,
    kind ${text} not null,
    user_id ${text} references identity_user (id) on delete cascade,
    session_id ${text},
    failures ${integer} not null,
    expires_at ${text} not null
  ) ${table}`,
  'create index identity_challenge_user on identity_challenge (user_id)',
  'create index identity_challenge_expiry on identity_challenge (expires_at)',
]
