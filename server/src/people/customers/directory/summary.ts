import { type RawBuilder, sql } from 'kysely'
import { selectFirstEmail } from '../../accounts/customerSearch/entries.ts'

/** The columns of `customer` that summarise what else is stored of a customer. */
export const summaryColumns = [
  'units',
  'value_cents',
  'figures_until',
  'contact_email',
  'people',
  'access',
  'invited_until',
  'waiting',
] as const

const MONTHS = Array.from({ length: 12 }, (_, index) => String(12 - index).padStart(2, '0'))

/** The latest month of a row of `cash_flow` that has an amount; null if none has. */
const latestMonth = sql`case ${sql.join(
  MONTHS.map(
    (month) =>
      sql`when income_${sql.raw(month)} is not null or expenses_${sql.raw(month)} is not null
        then year * 100 + ${sql.lit(Number(month))}`,
  ),
  sql` `,
)} end`

const latestInvitation = (what: RawBuilder<unknown>) => sql`(
  select ${what} from invitation
  where invitation.customer_id = customer.id and redeemed_at is null
  order by created_at desc, token_hash limit 1)`

const invitationState = sql`case
  when refused_at is not null then 'refused' when opened_at is not null then 'opened'
  when sent_at is not null then 'sent' when queued_at is not null then 'queued' else 'link' end`

const people = sql`(
  (select count(*) from account_link where account_link.customer_id = customer.id)
  + (select count(*) from further_customer where further_customer.customer_id = customer.id))`

/** Expressions for what the columns should be of a row of `customer`. */
const counted: Readonly<Record<(typeof summaryColumns)[number], RawBuilder<unknown>>> = {
  units: sql`(select count(*) from property_overview where customer_id = customer.id)`,
  // Customers without a row of their own have the values of their units.
  value_cents: sql`coalesce(
    (select value_cents from portfolio where customer_id = customer.id),
    (select cast(sum(value_cents) as bigint) from property where customer_id = customer.id))`,
  figures_until: sql`(
    select max(${latestMonth}) from cash_flow where customer_id = customer.id)`,
  contact_email: sql`coalesce(
    nullif(${selectFirstEmail('customer.id')}, ''), ${latestInvitation(sql`mailed_to`)}, '')`,
  people,
  access: sql`case when ${people} > 0 then 'member'
    else coalesce(${latestInvitation(invitationState)}, 'none') end`,
  invited_until: latestInvitation(sql`expires_at`),
  waiting: sql`(
    select count(*) from document where customer_id = customer.id and state = 'received')`,
}

/** Selects what the summary of customers should be, and what else lists need of them, counted now. */
export function selectCounted(ids: readonly string[]): RawBuilder<unknown> {
  const columns = summaryColumns.map((column) => sql`${counted[column]} as ${sql.ref(column)}`)
  return sql`
    select customer.id, customer.name, customer.label_key, customer.last_seen_on,
      customer.data_version, ${sql.join(columns)}
    from customer where customer.id in (${sql.join(ids)})`
}

/** The condition of customers whose summary is outdated, as the index has it. */
export const isStale = sql<boolean>`(summary_stale = 1 or summary_version <> data_version)`

/** When the figures of a counted row last changed, in milliseconds; 0 without figures. */
export function figuresChangedOf(table: string): RawBuilder<number> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql`case
    when ${column('units')} > 0 or ${column('value_cents')} is not null
      or ${column('figures_until')} is not null
    then ${column('data_version')} else 0 end`
}
