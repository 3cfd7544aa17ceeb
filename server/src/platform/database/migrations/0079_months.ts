import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** Mails of a customer's newest month: which one that is, and since when; and when an account was offered them. */
export const monthsMigration: Migration = async (trx, types) => {
  const { integer, text } = types
  for (const statement of [
    `alter table customer add column newest_month ${integer}`,
    `alter table customer add column newest_month_at ${text}`,
    `alter table visit add column offered_at ${text}`,
    ...(types.dialect === 'postgres' ? widenChecks : rebuildTables(types)),
  ])
    await sql.raw(statement).execute(trx)
  // What is there already is nothing new.
  const running = Number(new Date().toISOString().slice(0, 7).replace('-', ''))
  const cases = MONTHS.map((month) => {
    const income = `income_${String(month).padStart(2, '0')}`
    const number = `year * 100 + ${month}`
    return `when ${income} <> 0 and ${number} < ${running} then ${number}`
  })
  await sql
    .raw(`update customer set newest_month = (
      select max(case ${cases.join(' ')} end) from cash_flow where customer_id = customer.id)`)
    .execute(trx)
}

const MONTHS = Array.from({ length: 12 }, (_, index) => 12 - index)

const kinds = `check (kind in ('date', 'document', 'report', 'month'))`

const widenChecks = ['reminder_choice', 'reminder', 'reminder_link'].map(
  (table) =>
    `alter table ${table} drop constraint ${table}_kind_check, add constraint ${table}_kind_check ${kinds}`,
)

/** SQLite changes no check of a table: each is made anew, as migration 31 made it. */
function rebuildTables({ integer, text, counted, clustered, table }: ColumnTypes): string[] {
  const account = `foreign key (issuer, subject) references account_link (issuer, subject) on delete cascade`
  return [
    ...rebuild(
      'reminder_choice',
      `issuer ${text} not null,
      subject ${text} not null,
      kind ${text} not null ${kinds},
      is_on ${integer} not null check (is_on in (0, 1)),
      chosen_at ${text} not null,
      looked_on ${text},
      primary key (issuer, subject, kind),
      ${account}`,
      clustered,
    ),
    'create index reminder_choice_look on reminder_choice (kind, is_on, looked_on)',
    ...rebuild(
      'reminder',
      `id ${counted},
      issuer ${text} not null,
      subject ${text} not null,
      kind ${text} not null ${kinds},
      customer_id ${text} not null references customer (id) on delete cascade,
      item ${text} not null,
      lead ${integer} not null,
      due_at ${text} not null,
      sent_at ${text},
      unique (issuer, subject, kind, customer_id, item, lead),
      ${account}`,
      table,
    ),
    'create index reminder_due on reminder (due_at) where sent_at is null',
    'create index reminder_sent on reminder (sent_at)',
    'create index reminder_customer on reminder (customer_id)',
    ...rebuild(
      'reminder_link',
      `token_hash ${text} primary key,
      issuer ${text} not null,
      subject ${text} not null,
      kind ${text} not null ${kinds},
      created_at ${text} not null,
      ${account}`,
      clustered,
    ),
    'create index reminder_link_account on reminder_link (issuer, subject)',
    'create index reminder_link_created on reminder_link (created_at)',
  ]
}

function rebuild(table: string, columns: string, options: string): string[] {
  return [
    `create table new_${table} (${columns}) ${options}`,
    `insert into new_${table} select * from ${table}`,
    `drop table ${table}`,
    `alter table new_${table} rename to ${table}`,
  ]
}
