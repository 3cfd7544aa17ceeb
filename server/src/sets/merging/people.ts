import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { removeCalendarToken } from '../../people/accounts/calendarToken.ts'
import { type Link, lockLink, selectPeople } from '../../people/accounts/links/links.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { type Pair, type Part, type Parts, setAside } from './parts.ts'

/** How an account belonged to the one that went. */
interface Membership {
  readonly issuer: string
  readonly subject: string
  /** It was the account's first customer. */
  readonly isFirst: boolean
  readonly since: string
  /** Since when the account has had the other one, too; null if it had not. */
  readonly otherSince: string | null
}

export async function listMembers(db: Kysely<Schema>, customerId: string) {
  return await db
    .selectFrom(selectPeople(db).as('person'))
    .select(['issuer', 'subject', 'email', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('email')
    .execute()
}

/** Links the accounts of a customer to another one instead. */
export async function moveMembers(
  trx: Transaction<Schema>,
  parts: Parts,
  pair: Pair,
): Promise<void> {
  const { from, into } = pair
  const others = await listMembers(trx, into)
  for (const { issuer, subject, created_at: since } of await listMembers(trx, from)) {
    const link = await lockLink(trx, { issuer, subject })
    if (!link?.customerIds.includes(from)) continue
    const other = others.find((one) => one.issuer === issuer && one.subject === subject)
    const isFirst = link.customer_id === from
    const membership: Membership = {
      issuer,
      subject,
      isFirst,
      since,
      otherSince: other?.created_at ?? null,
    }
    parts.add('member', link.email, membership)
    await copyVisit(trx, { issuer, subject }, pair)
    if (other) await removeAt(trx, 'further_customer', link, isFirst ? into : from)
    if (isFirst) await setFirst(trx, link, into)
    else if (!other) await replaceFurther(trx, link, { from, into })
  }
}

/** Restores the accounts' links, except of those that have lost them since. */
export async function returnMembers(
  trx: Transaction<Schema>,
  { from, into }: Pair,
  members: readonly Part[],
): Promise<void> {
  let hasReturned = false
  for (const { content } of members) {
    const { isFirst, since, otherSince, ...account } = content as Membership
    const link = await lockLink(trx, account)
    if (!link?.customerIds.includes(into)) continue
    await copyVisit(trx, account, { from: into, into: from })
    if (otherSince === null) {
      hasReturned = true
      await removeAt(trx, 'visit', account, into)
      if (link.customer_id === into) await setFirst(trx, link, from)
      else await replaceFurther(trx, link, { from: into, into: from })
    } else if (isFirst && link.customer_id === into) {
      await setFirst(trx, link, from)
      await addFurther(trx, link, into, otherSince)
    } else await addFurther(trx, link, from, since)
  }
  // They may know its address, which shows them the dates of the other one.
  if (hasReturned) await removeCalendarToken(trx, into)
}

/** What an account has seen of the one it has seen of the other, unless it looked there itself. Rows of whoever goes go, too. */
async function copyVisit(
  trx: Transaction<Schema>,
  { issuer, subject }: AccountKey,
  { from, into }: Pair,
): Promise<void> {
  await sql`
    insert into visit (issuer, subject, customer_id, last_at, before_at)
    select issuer, subject, ${into}, last_at, before_at from visit
    where issuer = ${issuer} and subject = ${subject} and customer_id = ${from}
    on conflict do nothing`.execute(trx)
}

/** Deletes what a table has of an account at a customer. */
async function removeAt(
  trx: Transaction<Schema>,
  table: 'visit' | 'further_customer',
  { issuer, subject }: AccountKey,
  customerId: string,
): Promise<void> {
  await trx
    .deleteFrom(table)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('customer_id', '=', customerId)
    .execute()
}

async function setFirst(
  trx: Transaction<Schema>,
  { issuer, subject }: Link,
  customerId: string,
): Promise<void> {
  await trx
    .updateTable('account_link')
    .set({ customer_id: customerId })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
}

async function addFurther(
  trx: Transaction<Schema>,
  { issuer, subject }: Link,
  customer_id: string,
  created_at: string,
): Promise<void> {
  await trx
    .insertInto('further_customer')
    .values({ issuer, subject, customer_id, created_at })
    .execute()
}

async function replaceFurther(
  trx: Transaction<Schema>,
  { issuer, subject }: Link,
  { from, into }: Pair,
): Promise<void> {
  await trx
    .updateTable('further_customer')
    .set({ customer_id: into })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('customer_id', '=', from)
    .execute()
}

/**
 * Moves the guests of a customer to another. Whoever is a guest of the one and a member of the other is a member; of two open
 * invitations of one address, that of the customer that stays remains. To be called before the members move.
 */
export async function moveGuests(
  trx: Transaction<Schema>,
  parts: Parts,
  { from, into }: Pair,
): Promise<void> {
  const members = [...(await listMembers(trx, from)), ...(await listMembers(trx, into))]
  const among = sql`customer_id in (${from}, ${into})`
  for (const { issuer, subject } of members)
    await setAside(
      trx,
      parts,
      'guest',
      sql`${among} and issuer = ${issuer} and subject = ${subject}`,
    )
  const doubled = sql`customer_id = ${from} and ended_at is null and email in (
    select email from guest where customer_id = ${into} and ended_at is null)`
  await setAside(trx, parts, 'guest', doubled)
  const moved = await trx
    .updateTable('guest')
    .set({ customer_id: into })
    .where('customer_id', '=', from)
    .returning(['id'])
    .execute()
  for (const { id } of moved) parts.add('guest', id)
}
