import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** The mailbox that is looked into, and the mails that were seen in it. */
export const mailboxMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, table }: ColumnTypes) => [
  `create table mailbox (
    id ${integer} primary key check (id = 1),
    place ${text},
    uid_validity ${text},
    holder ${text},
    looks_at ${text} not null,
    looked_at ${text},
    failures ${integer} not null default 0,
    failed_since ${text},
    failure ${text}
  ) ${table}`,
  "insert into mailbox (id, looks_at) values (1, '')",
  `create table mailbox_mail (
    key ${text} primary key,
    place ${text} not null,
    uid_validity ${text} not null,
    uid ${integer} not null,
    fingerprint ${text} not null,
    arrived_at ${text} not null,
    size ${integer} not null,
    sender ${text},
    subject ${text},
    is_proven ${integer} not null,
    customer_id ${text},
    issuer ${text},
    subject_id ${text},
    state ${text} not null,
    attempts ${integer} not null default 0,
    taken ${integer} not null default 0,
    refusals ${text} not null default '[]',
    dismissed_at ${text},
    unique (place, uid_validity, uid)
  ) ${table}`,
  'create index mailbox_mail_fingerprint on mailbox_mail (fingerprint)',
  "create index mailbox_mail_waiting on mailbox_mail (place, uid_validity) where state = 'waiting'",
  "create index mailbox_mail_refused on mailbox_mail (arrived_at) where refusals <> '[]' and dismissed_at is null",
  'create index mailbox_mail_sender on mailbox_mail (sender) where sender is not null',
  'create index mailbox_mail_customer on mailbox_mail (customer_id) where customer_id is not null',
]
