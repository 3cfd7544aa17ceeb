import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Admitted, CustomerScope } from '../../platform/http/access.ts'
import type { ConfirmedCaller } from '../../platform/http/callers.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { identityToken } from '../identity/account/identityToken.ts'
import { removeCalendarToken } from './calendarToken.ts'
import { updateCustomerSearch } from './customerSearch/entries.ts'
import { findGuesthood } from './guests/find.ts'
import { type Link, lockLink } from './links/links.ts'
import { hasOperator, removeRole } from './links/roles.ts'
import { listMade } from './staff/made.ts'
import * as texts from './texts.ts'

/**
 * Revokes an account, or ends what it sees of the customer of a scope, and logs it at each customer that it loses. Throws 409 where
 * no operator would remain. The log names the programs and webhooks that they made, which go on.
 */
export async function endAccount(
  { config, database, audit }: Pick<Service, 'config' | 'database' | 'audit'>,
  { actor, scope }: Admitted<ConfirmedCaller, CustomerScope | null>,
  account: AccountKey,
): Promise<void> {
  await transact(database.db, async (trx) => {
    // If two operators end each other at once, one remains.
    if (!scope) await trx.selectFrom('service').select('id').forUpdate().execute()
    const { email, kind, customerIds } = scope
      ? await leaveCustomer(trx, account, scope.customerId)
      : await removeAccount(trx, account)
    if (kind === 'operator' && !(await hasOperator(trx, config)))
      throw new ServiceError(409, texts.lastOperator)
    const made = kind === 'customer' ? undefined : (await listMade(trx)).get(email)
    const details = { account: email, role: kind, program: made?.join(', ') }
    const ended = kind === 'customer' && !scope ? customerIds : [scope?.customerId ?? null]
    for (const customerId of ended)
      await audit.append(trx, { action: 'accountEnded', actor, customerId, details })
  })
}

/**
 * Revokes an account's customers, guest rights or role, effective with its next call, and the customers' calendar addresses. An account of
 * the embedded provider is deleted with its password and sessions; one of the hosted provider remains there, unlinked.
 * Throws 404 if there is no such account.
 */
export async function revokeAccount(db: Kysely<Schema>, account: AccountKey): Promise<void> {
  await transact(db, (trx) => removeAccount(trx, account))
}

/** Like `revokeAccount`, inside a transaction of the caller's. Returns what the account was linked to. */
async function removeAccount(trx: Transaction<Schema>, account: AccountKey): Promise<Link> {
  const ended = await lockLink(trx, account)
  if (!ended) throw new ServiceError(404, texts.accountGone)
  const { issuer, subject } = account
  await trx
    .deleteFrom('account_link')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
  if (ended.kind !== 'customer') await removeRole(trx, ended.email)
  await forgetAt(trx, ended.customerIds)
  await trx
    .deleteFrom('guest')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
  if (issuer === identityToken.issuer)
    await trx.deleteFrom('identity_user').where('id', '=', subject).execute()
  return ended
}

/** Removes the link of an account that is a guest elsewhere, and remains. */
async function removeLink(trx: Transaction<Schema>, link: Link): Promise<void> {
  await trx
    .deleteFrom('account_link')
    .where('issuer', '=', link.issuer)
    .where('subject', '=', link.subject)
    .execute()
  await forgetAt(trx, link.customerIds)
}

/**
 * Ends what an account sees of a customer, effective with its next call: with its last customer, the account itself, as
 * `removeAccount` does, unless it is a guest of another. Throws 404 if the account does not have this customer. Returns what the account was linked to.
 */
export async function leaveCustomer(
  trx: Transaction<Schema>,
  account: AccountKey,
  customerId: string,
): Promise<Link> {
  const link = await lockLink(trx, account)
  if (!link?.customerIds.includes(customerId)) throw new ServiceError(404, texts.accountGone)
  if (link.customerIds.length === 1) {
    if (!(await findGuesthood(trx, account))) return await removeAccount(trx, account)
    await removeLink(trx, link)
    return link
  }
  const isFirst = link.customer_id === customerId
  const [, oldest = ''] = link.customerIds
  const { issuer, subject } = account
  const { created_at } = await trx
    .deleteFrom('further_customer')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('customer_id', '=', isFirst ? oldest : customerId)
    .returning('created_at')
    .executeTakeFirstOrThrow()
  if (isFirst)
    await trx
      .updateTable('account_link')
      .set({ customer_id: oldest, created_at })
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .execute()
  for (const table of ['reminder', 'visit'] as const)
    await trx
      .deleteFrom(table)
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .where('customer_id', '=', customerId)
      .execute()
  await forgetAt(trx, [customerId])
  return link
}

/** Removes the calendars of customers who have lost an account, whose owner may know the address; whoever remains creates a new one. */
async function forgetAt(trx: Transaction<Schema>, customerIds: readonly string[]): Promise<void> {
  for (const customerId of customerIds) await removeCalendarToken(trx, customerId)
  await updateCustomerSearch(trx, customerIds)
}
