import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Admitted, CustomerScope } from '../../platform/http/access.ts'
import type { ConfirmedCaller } from '../../platform/http/callers.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { identityToken } from '../identity/account/identityToken.ts'
import { checkInvitee } from './invitations/invitee.ts'
import { linkAccount, lockLink } from './links/links.ts'
import { isReserved } from './links/reserved.ts'
import * as texts from './texts.ts'

/**
 * Adds a customer to the account with an email address, and logs it. Throws a ServiceError: 404 where there is no such customer
 * or account, 409 where the account is linked to the customer already, or the address is an operator's or staff member's.
 */
export async function addToAccount(
  { config, database, audit }: Pick<Service, 'config' | 'database' | 'audit'>,
  { actor, scope: { customerId } }: Admitted<ConfirmedCaller, CustomerScope>,
  email: string,
): Promise<void> {
  await transact(database.db, async (trx) => {
    const unknown = await checkInvitee(trx, config, { kind: 'customer', customerId })
    if (unknown) throw new ServiceError(404, unknown)
    if (await isReserved(trx, config, email)) throw new ServiceError(409, texts.accountOfStaff)
    const account = await findAccount(trx, email)
    if (!account) throw new ServiceError(404, texts.noAccountOfAddress)
    const link = await lockLink(trx, account)
    if (link && link.kind !== 'customer') throw new ServiceError(409, texts.accountOfStaff)
    if (link?.customerIds.includes(customerId))
      throw new ServiceError(409, texts.accountLinkedBefore(customerId))
    await linkAccount(trx, { ...account, email }, { kind: 'customer', customer_id: customerId })
    const details = { account: email, role: 'customer' }
    await audit.append(trx, { action: 'accountLinked', actor, customerId, details })
  })
}

/** Finds an account by its email address: the one linked first or, with the embedded provider, one without a link. */
async function findAccount(
  trx: Transaction<Schema>,
  email: string,
): Promise<AccountKey | undefined> {
  const linked = await trx
    .selectFrom('account_link')
    .select(['issuer', 'subject'])
    .where('email', '=', email)
    .orderBy('created_at')
    .orderBy('issuer')
    .orderBy('subject')
    .executeTakeFirst()
  if (linked) return linked
  const user = await trx
    .selectFrom('identity_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return user && { issuer: identityToken.issuer, subject: user.id }
}
