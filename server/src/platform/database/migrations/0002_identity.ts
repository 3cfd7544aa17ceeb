import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** Accounts of the embedded provider, invitations, and the links of accounts to customers and roles. */
export const identityMigration: Migration = async (trx, types) => {
  for (const statement of tables(types)) await sql.raw(statement).execute(trx)
}

/** The `identity_…` tables belong to the embedded provider, with the columns that better-auth 1.7 requires. */
const tables = ({ integer, text, table }: ColumnTypes) => [
  `create table identity_user (
    id ${text} primary key,
    name ${text} not null,
    email ${text} not null unique,
    email_verified ${integer} not null,
    image ${text},
    created_at ${text} not null,
    updated_at ${text} not null
  ) ${table}`,

  `create table identity_session (
    id ${text} primary key,
    token ${text} not null unique,
    user_id ${text} not null references identity_user (id) on delete cascade,
    expires_at ${text} not null,
    ip_address ${text},
    user_agent ${text},
    created_at ${text} not null,
    updated_at ${text} not null
  ) ${table}`,
  'create index identity_session_user on identity_session (user_id)',

  `create table identity_account (
    id ${text} primary key,
    user_id ${text} not null references identity_user (id) on delete cascade,
    provider_id ${text} not null,
    account_id ${text} not null,
    password ${text},
    access_token ${text},
    access_token_expires_at ${text},
    refresh_token ${text},
    refresh_token_expires_at ${text},
    id_token ${text},
    scope ${text},
    created_at ${text} not null,
    updated_at ${text} not null,
    unique (provider_id, account_id)
  ) ${table}`,
  'create index identity_account_user on identity_account (user_id)',

  `create table identity_verification (
    id ${text} primary key,
    identifier ${text} not null,
    value ${text} not null,
    expires_at ${text} not null,
    created_at ${text} not null,
    updated_at ${text} not null
  ) ${table}`,
  'create index identity_verification_identifier on identity_verification (identifier)',

  `create table identity_key (
    id ${text} primary key,
    public_key ${text} not null,
    private_key ${text} not null,
    alg ${text},
    crv ${text},
    created_at ${text} not null,
    expires_at ${text}
  ) ${table}`,

  // Has either a customer id or an invited email address.
  `create table invitation (
    token_hash ${text} primary key,
    kind ${text} not null check (kind in ('customer', 'operator', 'staff')),
    customer_id ${text} references customer (id),
    email ${text},
    created_at ${text} not null,
    expires_at ${text} not null,
    redeemed_at ${text},
    redeemed_by_issuer ${text},
    redeemed_by_subject ${text},
    check ((kind = 'customer') = (customer_id is not null)),
    check ((kind = 'customer') = (email is null))
  ) ${table}`,
  'create index invitation_customer on invitation (customer_id)',
  'create index invitation_email on invitation (email)',

  // Accounts are identified by issuer and subject, never by email address.
  `create table account_link (
    issuer ${text} not null,
    subject ${text} not null,
    kind ${text} not null check (kind in ('customer', 'operator', 'staff')),
    email ${text} not null,
    customer_id ${text} references customer (id),
    created_at ${text} not null,
    primary key (issuer, subject),
    check ((kind = 'customer') = (customer_id is not null))
  ) ${table}`,
  'create index account_link_email on account_link (email)',
  'create index account_link_customer on account_link (customer_id)',
]
