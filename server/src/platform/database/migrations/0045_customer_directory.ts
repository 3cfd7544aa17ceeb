import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/**
 * What the list of customers shows, filters and sorts by. Triggers mark what is outdated, whichever program writes; customers whose
 * records have changed are known by their version. The service renews it (`people/customers/directory/renew.ts`).
 */
export const customerDirectoryMigration: Migration = async (trx, types) => {
  for (const statement of [...columns(types), ...triggers[types.dialect]])
    await sql.raw(statement).execute(trx)
}

const columns = ({ integer, text }: ColumnTypes) => [
  ...[
    `summary_stale ${integer} not null default 1`,
    // The data version of which it is.
    `summary_version ${integer} not null default 0`,
    `units ${integer} not null default 0`,
    `value_cents ${integer}`,
    // Year and month as one number, 202612.
    `figures_until ${integer}`,
    // In milliseconds, as data versions are; 0 without figures.
    `figures_changed ${integer} not null default 0`,
    `contact_email ${text} not null default ''`,
    `people ${integer} not null default 0`,
    `access ${text} not null default 'none'`,
    `invited_until ${text}`,
    `waiting ${integer} not null default 0`,
    // Folded, one text or spelling a line.
    `search_text ${text} not null default ''`,
    // The last day on which one of the accounts used the service.
    `last_seen_on ${text}`,
  ].map((column) => `alter table customer add column ${column}`),
  `create index customer_stale on customer (id)
    where summary_stale = 1 or summary_version <> data_version`,
  "create index document_waiting on document (customer_id) where state = 'received'",
]

/** The columns of these tables that are summarised, and which rows are. */
const sources = {
  account_link: { columns: 'customer_id, email, created_at', isCounted: () => 'true' },
  further_customer: { columns: 'customer_id, created_at', isCounted: () => 'true' },
  invitation: {
    columns:
      'customer_id, redeemed_at, expires_at, mailed_to, queued_at, sent_at, refused_at, opened_at',
    isCounted: () => 'true',
  },
  document: {
    columns: 'customer_id, state',
    isCounted: (row: string) => `coalesce(${row}.state, '') = 'received'`,
  },
}

const mark = (row: string) => `update customer set summary_stale = 1 where id = ${row}.customer_id`

const sqlite = [
  ...Object.entries(sources).flatMap(([table, { columns, isCounted }]) =>
    [
      { event: 'insert', on: 'insert', rows: ['new'] },
      { event: 'delete', on: 'delete', rows: ['old'] },
      { event: 'update', on: `update of ${columns}`, rows: ['old', 'new'] },
    ].map(
      ({ event, on, rows }) => `create trigger ${table}_summary_${event} after ${on} on ${table}
        when ${rows.map(isCounted).join(' or ')} begin
          ${rows.map((row) => `${mark(row)} and summary_stale = 0;`).join('\n')}
        end`,
    ),
  ),
  // The address of an account is that of its further customers, too.
  `create trigger account_link_email after update of email on account_link begin
    update customer set summary_stale = 1 where id in (
      select customer_id from further_customer
      where further_customer.issuer = new.issuer and further_customer.subject = new.subject);
  end`,
  `create trigger customer_name_summary after update of name on customer begin
    update customer set summary_stale = 1 where id = new.id;
  end`,
]

/**
 * Here, a row that is already marked is marked again: whoever renews it may have read, and not committed yet. The mark waits for
 * them.
 */
const postgres = [
  `create or replace function mark_summary() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then ${mark('old')}; end if;
    if tg_op = 'INSERT' or tg_op = 'UPDATE' and new.customer_id is distinct from old.customer_id then
      ${mark('new')};
    end if;
    return null;
  end $$`,
  ...Object.entries(sources).flatMap(([table, { columns, isCounted }]) =>
    [
      { event: 'insert', on: 'insert', rows: ['new'] },
      { event: 'delete', on: 'delete', rows: ['old'] },
      { event: 'update', on: `update of ${columns}`, rows: ['old', 'new'] },
    ].map(
      ({ event, on, rows }) => `create trigger ${table}_summary_${event} after ${on} on ${table}
        for each row when (${rows.map(isCounted).join(' or ')}) execute function mark_summary()`,
    ),
  ),
  `create or replace function mark_summaries_of_account() returns trigger language plpgsql as $$ begin
    update customer set summary_stale = 1 where id in (
      select customer_id from further_customer
      where further_customer.issuer = new.issuer and further_customer.subject = new.subject);
    return null;
  end $$`,
  `create trigger account_link_email after update of email on account_link
    for each row execute function mark_summaries_of_account()`,
  `create or replace function mark_own_summary() returns trigger language plpgsql as $$ begin
    new.summary_stale := 1;
    return new;
  end $$`,
  `create trigger customer_name_summary before update of name on customer
    for each row execute function mark_own_summary()`,
]

const triggers = { sqlite, postgres }
