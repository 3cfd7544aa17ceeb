import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import type { Kysely, Transaction } from 'kysely'
import { compileOnce } from '../../../platform/database/compileOnce.ts'
import type {
  AccountLinkTable,
  InvitationTable,
} from '../../../platform/database/tables/accounts.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { Account } from '../../../platform/http/callers.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import { gatherCustomers } from '../../identity/account/link.ts'
import { updateCustomerSearch } from '../customerSearch/entries.ts'
import * as texts from '../texts.ts'

type Invitee = Pick<InvitationTable, 'kind' | 'customer_id'>

/** An account's link with all of its customers, the first one first; none for operators and staff. */
export interface Link extends AccountLinkTable {
  readonly customerIds: readonly string[]
}

const selectLink = compileOnce((db, issuer: string, subject: string) =>
  db
    .selectFrom('account_link as link')
    .leftJoin('further_customer as further', (join) =>
      join
        .onRef('further.issuer', '=', 'link.issuer')
        .onRef('further.subject', '=', 'link.subject'),
    )
    .selectAll('link')
    .select('further.customer_id as further_id')
    .where('link.issuer', '=', issuer)
    .where('link.subject', '=', subject)
    .orderBy('further.created_at')
    .orderBy('further.customer_id')
    .compile(),
)

/** Finds the customers or role of an account. */
export async function findLink(
  db: Kysely<Schema>,
  { issuer, subject }: AccountKey,
): Promise<Link | undefined> {
  const rows = await selectLink(db, issuer, subject)
  if (rows[0] === undefined) return undefined
  const { further_id: _, ...link } = rows[0]
  return { ...link, customerIds: gatherCustomers(rows) }
}

/** Like `findLink`, and keeps others from changing the link until the transaction ends. */
export async function lockLink(
  trx: Transaction<Schema>,
  account: AccountKey,
): Promise<Link | undefined> {
  await trx
    .selectFrom('account_link')
    .select('kind')
    .where('issuer', '=', account.issuer)
    .where('subject', '=', account.subject)
    .forUpdate()
    .execute()
  return await findLink(trx, account)
}

/** Returns the email addresses of a customer's members. */
export async function listMembers(db: Kysely<Schema>, customerId: string): Promise<string[]> {
  const members = await db
    .selectFrom(selectPeople(db).as('person'))
    .select('email')
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('email')
    .execute()
  return members.map(({ email }) => email)
}

/**
 * Selects the accounts of customers: a row for each customer of an account, with the time since when it has been theirs. To be
 * narrowed down by customer, for which there are indexes.
 */
export function selectPeople(db: Kysely<Schema>) {
  return db
    .selectFrom('account_link')
    .select(['issuer', 'subject', 'email', 'customer_id', 'created_at'])
    .where('customer_id', 'is not', null)
    .unionAll(
      db
        .selectFrom('further_customer')
        .innerJoin('account_link', (join) =>
          join
            .onRef('account_link.issuer', '=', 'further_customer.issuer')
            .onRef('account_link.subject', '=', 'further_customer.subject'),
        )
        .select(['account_link.issuer', 'account_link.subject', 'account_link.email'])
        .select(['further_customer.customer_id', 'further_customer.created_at']),
    )
}

/**
 * Links an account as its invitation says; a customer's account gets a further customer, whose guest it no longer is. Between
 * operator and staff the latest invitation wins. Throws 409 where a customer's account is to become an operator's or staff
 * member's, or the other way round.
 */
export async function linkAccount(
  trx: Transaction<Schema>,
  account: Account,
  { kind, customer_id }: Invitee,
): Promise<void> {
  const present = await lockLink(trx, account)
  if (present && (present.customer_id === null) !== (customer_id === null))
    throw new ServiceError(409, texts.accountTaken)
  const { issuer, subject, email } = account
  const created_at = new Date().toISOString()
  await trx
    .insertInto('account_link')
    .values({ issuer, subject, kind, email, customer_id, created_at })
    .onConflict((conflict) =>
      conflict.columns(['issuer', 'subject']).doUpdateSet({ kind, email: account.email }),
    )
    .execute()
  if (customer_id === null) return
  // A member is no guest, and must not become one again when the membership ends.
  await trx
    .deleteFrom('guest')
    .where('customer_id', '=', customer_id)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
  if (present && !present.customerIds.includes(customer_id))
    await trx
      .insertInto('further_customer')
      .values({ issuer, subject, customer_id, created_at })
      .execute()
  await updateCustomerSearch(trx, [customer_id])
}
