import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** Identities at OpenID Connect providers, the sign-ins there that are under way, and which sessions came from one. */
export const oidcMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ text, table }: ColumnTypes) => [
  `create table identity_oidc (
    id ${text} primary key,
    issuer ${text} not null,
    subject ${text} not null,
    user_id ${text} not null references identity_user (id) on delete cascade,
    created_at ${text} not null,
    last_used_at ${text},
    unique (issuer, subject)
  ) ${table}`,
  'create index identity_oidc_user on identity_oidc (user_id)',

  `create table identity_oidc_attempt (
    state_hash ${text} primary key,
    browser_hash ${text} not null,
    issuer ${text} not null,
    user_id ${text} references identity_user (id) on delete cascade,
    session_id ${text},
    sealed ${text} not null,
    expires_at ${text} not null
  ) ${table}`,
  'create index identity_oidc_attempt_user on identity_oidc_attempt (user_id)',
  'create index identity_oidc_attempt_expiry on identity_oidc_attempt (expires_at)',

  `alter table identity_session add column oidc_id ${text}`,
  `alter table identity_challenge add column oidc_id ${text}`,
]
