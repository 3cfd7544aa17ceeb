import type { AccountKey } from '@hausblick/contract/accounts.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import { transact } from '../database/transact.ts'
import { ServiceError } from '../http/errors.ts'
import * as texts from '../http/texts.ts'
import { removeCalendarToken } from './calendarToken.ts'
import { updateCustomerSearch } from './customerSearch/keep.ts'
import { identityToken } from './embedded/identityToken.ts'
import type { AccountLink } from './identity.ts'

/**
 * Revokes an account's customer or role, effective with its next call, and the customer's calendar address. An account of
 * the embedded provider is deleted with its password and sessions; one of the hosted provider remains there, unlinked.
 * Throws 404 if there is no such account.
 */
export async function revokeAccount(db: Kysely<Schema>, account: AccountKey): Promise<void> {
  await transact(db, (trx) => removeAccount(trx, account))
}

/** Like `revokeAccount`, inside a transaction of the caller's. Returns what the account was linked to. */
export async function removeAccount(
  trx: Transaction<Schema>,
  { issuer, subject }: AccountKey,
): Promise<AccountLink> {
  const ended = await trx
    .deleteFrom('account_link')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning(['kind', 'email', 'customer_id'])
    .executeTakeFirst()
  if (!ended) throw new ServiceError(404, texts.accountGone)
  // The account's owner may know the address; whoever remains creates a new one.
  if (ended.customer_id !== null) {
    await removeCalendarToken(trx, ended.customer_id)
    await updateCustomerSearch(trx, [ended.customer_id])
  }
  if (issuer === identityToken.issuer)
    await trx.deleteFrom('identity_user').where('id', '=', subject).execute()
  return ended
}
