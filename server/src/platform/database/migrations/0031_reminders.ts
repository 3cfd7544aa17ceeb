import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** Reminders by mail: what accounts have chosen, what they were reminded of, and the links by which they end it. */
export const remindersMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, counted, clustered, table }: ColumnTypes) => [
  `create table reminder_choice (
    issuer ${text} not null,
    subject ${text} not null,
    kind ${text} not null check (kind in ('date', 'document', 'report')),
    is_on ${integer} not null check (is_on in (0, 1)),
    chosen_at ${text} not null,
    looked_on ${text},
    primary key (issuer, subject, kind),
    foreign key (issuer, subject) references account_link (issuer, subject) on delete cascade
  ) ${clustered}`,
  'create index reminder_choice_look on reminder_choice (kind, is_on, looked_on)',
  `create table reminder (
    id ${counted},
    issuer ${text} not null,
    subject ${text} not null,
    kind ${text} not null check (kind in ('date', 'document', 'report')),
    customer_id ${text} not null references customer (id) on delete cascade,
    item ${text} not null,
    lead ${integer} not null,
    due_at ${text} not null,
    sent_at ${text},
    unique (issuer, subject, kind, customer_id, item, lead),
    foreign key (issuer, subject) references account_link (issuer, subject) on delete cascade
  ) ${table}`,
  'create index reminder_due on reminder (due_at) where sent_at is null',
  'create index reminder_sent on reminder (sent_at)',
  'create index reminder_customer on reminder (customer_id)',
  `create table reminder_link (
    token_hash ${text} primary key,
    issuer ${text} not null,
    subject ${text} not null,
    kind ${text} not null check (kind in ('date', 'document', 'report')),
    created_at ${text} not null,
    foreign key (issuer, subject) references account_link (issuer, subject) on delete cascade
  ) ${clustered}`,
  'create index reminder_link_account on reminder_link (issuer, subject)',
  'create index reminder_link_created on reminder_link (created_at)',
]
