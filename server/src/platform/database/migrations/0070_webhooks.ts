import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** Addresses of other programs that are told what happens here, what is to be told, and how far that is. */
export const webhooksMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, counted, clustered, table }: ColumnTypes) => [
  `create table webhook (
    id ${text} not null primary key,
    url ${text} not null,
    events ${text} not null,
    secret ${text} not null,
    state ${text} not null check (state in ('active', 'paused', 'restored')),
    created_at ${text} not null,
    succeeded_at ${text},
    failing_since ${text}
  ) ${clustered}`,
  // Without a reference to the customer, whom only some have.
  `create table webhook_event (
    id ${text} not null primary key,
    type ${text} not null,
    customer_id ${text},
    ids ${text} not null,
    happened_at ${text} not null
  ) ${clustered}`,
  'create index webhook_event_customer on webhook_event (customer_id)',
  'create index webhook_event_time on webhook_event (happened_at)',
  // In the order of their numbers, those about one subject one after the other.
  `create table webhook_delivery (
    id ${counted},
    webhook_id ${text} not null references webhook (id) on delete cascade,
    event_id ${text} not null references webhook_event (id) on delete cascade,
    subject ${text} not null,
    state ${text} not null check (state in ('waiting', 'delivered', 'failed')),
    attempts ${integer} not null,
    due_at ${text} not null,
    claimed_until ${text},
    begun_at ${text},
    tried_at ${text},
    reason ${text}
  ) ${table}`,
  `create index webhook_delivery_waiting on webhook_delivery (webhook_id, subject, id) where state = 'waiting'`,
  'create index webhook_delivery_due on webhook_delivery (webhook_id, state, due_at)',
  'create index webhook_delivery_event on webhook_delivery (event_id)',
]
