import type { Recipients } from '@hausblick/contract/calls/givings.ts'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { WholeScope } from '../../platform/http/access.ts'

const SHOWN = 200

/** Whom a document is given to, and those who get none: the demo, and who has it already. */
export interface Chosen {
  readonly to: Recipients
  readonly without: readonly string[]
}

/** Reads who would get a document: how many, how many of them without an account, and the first by name. */
export async function previewRecipients(db: Kysely<Schema>, _: WholeScope, chosen: Chosen) {
  const { rows: counts } = await sql<{ total: number; without_account: number }>`
    select count(*) as total, count(case when ${hasAccount} then null else 1 end) as without_account
    from customer where ${isChosen(chosen)}`.execute(db)
  const { rows } = await sql<{ id: string; name: string; has_account: number }>`
    select id, name, case when ${hasAccount} then 1 else 0 end as has_account
    from customer where ${isChosen(chosen)} order by label_key, id limit ${SHOWN}`.execute(db)
  return {
    total: Number(counts[0]?.total ?? 0),
    withoutAccount: Number(counts[0]?.without_account ?? 0),
    entries: rows.map(({ id, name, has_account }) => ({
      customerId: id,
      ...(name === '' ? {} : { customerName: name }),
      hasAccount: Number(has_account) === 1,
    })),
  }
}

export async function countRecipients(trx: Transaction<Schema>, chosen: Chosen): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from customer where ${isChosen(chosen)}`.execute(trx)
  return Number(rows[0]?.total ?? 0)
}

/** Writes down who gets a document, as of now. */
export async function insertRecipients(
  trx: Transaction<Schema>,
  givingId: string,
  chosen: Chosen,
): Promise<void> {
  await sql`
    insert into giving_recipient (giving_id, position, customer_id)
    select cast(${givingId} as text), row_number() over (order by id), id
    from customer where ${isChosen(chosen)}`.execute(trx)
}

const hasAccount = sql<boolean>`(
  exists (select 1 from account_link where account_link.customer_id = customer.id)
  or exists (select 1 from further_customer where further_customer.customer_id = customer.id))`

function isChosen({ to, without }: Chosen): RawBuilder<boolean> {
  return sql`${isRecipient(to)} and id not in (${sql.join(without)})`
}

function isRecipient(to: Recipients): RawBuilder<boolean> {
  if (to.kind === 'all') return sql`true`
  if (to.kind === 'customers') return sql`id in (${sql.join(to.customerIds)})`
  const isThere = sql`street = ${to.street} and coalesce(house_number, '') = ${to.number}
    and coalesce(zip_code, '') = ${to.zipcode}`
  return sql`id in (
    select customer_id from property_overview where ${isThere}
    union select customer_id from object_overview where ${isThere})`
}
