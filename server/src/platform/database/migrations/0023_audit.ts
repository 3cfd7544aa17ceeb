import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** The audit log: lines chained by hashes, and the authenticated ends of the chain. */
export const auditMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, table }: ColumnTypes) => [
  `create table audit_entry (
    number ${integer} not null primary key,
    at ${text} not null,
    action ${text} not null,
    actor_kind ${text},
    actor_issuer ${text},
    actor_subject ${text},
    actor_email ${text},
    customer_id ${text},
    details ${text},
    once_key ${text},
    salt ${text},
    digest ${text} not null,
    hash ${text} not null,
    redacted_by ${integer}
  ) ${table}`,
  'create index audit_by_time on audit_entry (at, number)',
  'create index audit_by_action on audit_entry (action, number)',
  'create index audit_by_customer on audit_entry (customer_id, number) where customer_id is not null',
  'create index audit_by_actor on audit_entry (actor_email, number) where actor_email is not null',
  'create unique index audit_once on audit_entry (once_key) where once_key is not null',
  `create table audit_head (
    id ${integer} not null primary key check (id = 1),
    first_number ${integer} not null,
    first_previous ${text} not null,
    last_number ${integer} not null,
    last_hash ${text} not null,
    mac ${text}
  ) ${table}`,
  `insert into audit_head (id, first_number, first_previous, last_number, last_hash, mac)
    values (1, 1, '', 0, '', null)`,
  // What was set at the last start, so that the next one finds what has changed.
  `alter table service add column known_settings ${text}`,
]
