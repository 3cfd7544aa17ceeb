import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { SignedInCaller } from '../../platform/http/callers.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { identityToken } from '../identity/account/identityToken.ts'
import { endPendingSignIns } from '../identity/sessions/challenges.ts'
import { writeNewAddressMail, writeOldAddressMail } from './addressMails.ts'
import { updateCustomerSearch } from './customerSearch/entries.ts'
import { type Link, lockLink } from './links/links.ts'
import { isReserved } from './links/reserved.ts'
import * as texts from './texts.ts'

/**
 * Changes the email address with which a customer's account signs in, tells both addresses, and logs it at each customer. The
 * account stays signed in; reset links sent to the old address end, as do sign-ins begun with it. Throws a ServiceError: 404 where there is no such account,
 * 409 for an account of operators, staff or the hosted provider, and for an address that is taken or reserved for them.
 */
export async function changeAddress(
  service: Pick<Service, 'config' | 'database' | 'audit' | 'mailer' | 'describeAccount'>,
  actor: SignedInCaller,
  account: AccountKey,
  to: string,
): Promise<void> {
  const { config, database, audit, mailer, describeAccount } = service
  const changed = transact(database.db, async (trx) => {
    const { email: from, customerIds } = await lockChangeable(trx, account)
    if (from === to) throw new ServiceError(409, texts.sameAddress)
    if (await isReserved(trx, config, to)) throw new ServiceError(409, texts.addressReserved)
    if (await isTaken(trx, to)) throw new ServiceError(409, texts.addressTaken)
    await writeAddress(trx, account, to)
    await moveNotices(trx, customerIds, from, to)
    await updateCustomerSearch(trx, customerIds)
    const { subjects: about } = await describeAccount(trx, { ...account, email: to })
    await mailer.queue(trx, { ...writeOldAddressMail(from, config.operator), about })
    await mailer.queue(trx, { ...writeNewAddressMail(to, config), about })
    const details = { account: to, from, to }
    for (const customerId of customerIds)
      await audit.append(trx, { action: 'accountChanged', actor, customerId, details })
  })
  await changed.catch(async (error: unknown) => {
    // On PostgreSQL, concurrent changes to one address only collide when they write it.
    const isKnown = error instanceof ServiceError || !(await isTaken(database.db, to))
    throw isKnown ? error : new ServiceError(409, texts.addressTaken)
  })
}

async function lockChangeable(trx: Transaction<Schema>, account: AccountKey): Promise<Link> {
  const link = await lockLink(trx, account)
  if (!link) throw new ServiceError(404, texts.accountGone)
  if (link.kind !== 'customer') throw new ServiceError(409, texts.onlyCustomersAddresses)
  if (account.issuer !== identityToken.issuer) throw new ServiceError(409, texts.addressNotHere)
  return link
}

async function isTaken(db: Kysely<Schema>, email: string): Promise<boolean> {
  const taken = await db
    .selectFrom('identity_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return taken !== undefined
}

async function writeAddress(
  trx: Transaction<Schema>,
  { issuer, subject }: AccountKey,
  email: string,
): Promise<void> {
  await trx.updateTable('identity_user').set({ email }).where('id', '=', subject).execute()
  await trx
    .updateTable('account_link')
    .set({ email })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
  await trx
    .updateTable('guest')
    .set({ email })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
  await trx.deleteFrom('password_reset').where('user_id', '=', subject).execute()
  await endPendingSignIns(trx, subject)
}

/** Readdresses the notices that have not become mails yet. */
async function moveNotices(
  trx: Transaction<Schema>,
  customerIds: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  await trx
    .updateTable('notice')
    .set({ recipient: to })
    .where('recipient', '=', from)
    .where('customer_id', 'in', customerIds)
    .execute()
}
