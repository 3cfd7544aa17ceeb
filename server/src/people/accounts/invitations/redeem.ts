import type { Invitation } from '@hausblick/contract/addresses.ts'
import { identityErrors } from '@hausblick/contract/identity.ts'
import type { Kysely, Transaction } from 'kysely'
import type { AuditLog } from '../../../platform/audit/log.ts'
import type { InvitationTable } from '../../../platform/database/tables/accounts.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Account } from '../../../platform/http/callers.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import { hashToken } from '../../identity/account/token.ts'
import { emitEvent } from '../../webhooks/emit.ts'
import { claimGuest, findJoined, linkGuest } from '../guests/redeem.ts'
import { findLink, type Link, linkAccount } from '../links/links.ts'
import { isReserved, type NamedAddresses } from '../links/reserved.ts'
import { checkInvitation, findGuestInvitation, findInvitation } from './find.ts'

/**
 * Redeems an invitation and links the account to its customer or role, atomically. Of concurrent calls one account wins, and
 * it may repeat the call: it may have missed the reply, or been linked at sign-up. Returns the invitation's customer; null
 * for operators and staff. Throws 403 if the invitation is not valid for the account.
 */
export async function redeemInvitation(
  db: Kysely<Schema>,
  named: NamedAddresses,
  account: Account,
  key: Invitation,
  audit: AuditLog,
): Promise<string | null> {
  return await transact(db, async (trx) => {
    const claimed = await claimInvitation(trx, named, key, account.email)
    if (claimed) {
      await linkInvited(trx, account, claimed, audit)
      return claimed.customer_id
    }
    const guest = await claimGuest(trx, named, key, account.email)
    if (guest) await linkGuest(trx, account, guest, audit)
    const joined = guest?.customer_id ?? (await findJoined(trx, account, key))
    if (joined !== undefined) return joined
    const invitation = await findInvitation(trx, key)
    const link = await findLink(trx, account)
    const claimedBefore =
      invitation?.redeemed_by_issuer === account.issuer &&
      invitation.redeemed_by_subject === account.subject
    if (claimedBefore && link && isLinked(link, invitation)) return invitation.customer_id
    const found = invitation ?? (await findGuestInvitation(trx, key))
    const refusal = checkInvitation(found, account.email) ?? 'invitationInvalid'
    throw new ServiceError(403, identityErrors[refusal])
  })
}

/**
 * Marks an invitation as redeemed if it is valid for an email address, in one statement, so that of concurrent calls one
 * gets it and the others undefined. Throws 403 if a customer's invitation meets a reserved address.
 */
export async function claimInvitation(
  trx: Transaction<Schema>,
  named: NamedAddresses,
  { customerId, token }: Invitation,
  email: string,
): Promise<InvitationTable | undefined> {
  const now = new Date().toISOString()
  const claimed = await trx
    .updateTable('invitation')
    .set({ redeemed_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('redeemed_at', 'is', null)
    .where('expires_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('customer_id', '=', customerId),
        eb.and([eb('email', '=', customerId), eb('email', '=', email)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
  if (claimed?.kind === 'customer' && (await isReserved(trx, named, email))) {
    const code = 'addressReserved'
    throw new ServiceError(403, identityErrors[code], { code })
  }
  return claimed
}

/** Links an account as its claimed invitation says, records who redeemed it, and logs it. */
export async function linkInvited(
  trx: Transaction<Schema>,
  account: Account,
  claimed: InvitationTable,
  audit: AuditLog,
): Promise<void> {
  await trx
    .updateTable('invitation')
    .set({ redeemed_by_issuer: account.issuer, redeemed_by_subject: account.subject })
    .where('token_hash', '=', claimed.token_hash)
    .execute()
  const before = await findLink(trx, account)
  await linkAccount(trx, account, claimed)
  const { kind, customer_id: customerId } = claimed
  await emitEvent(trx, {
    type: 'invitation.redeemed',
    customerId,
    about: 'people',
    ids: { invitation: claimed.token_hash },
  })
  const isNewRole = before !== undefined && customerId === null
  const { issuer, subject, email } = account
  await audit.append(trx, {
    action: isNewRole ? 'roleChanged' : 'accountLinked',
    actor: { kind, issuer, subject, email },
    customerId,
    details: { account: email, role: kind, ...(isNewRole && { from: before.kind }) },
  })
}

/** Returns whether an account still has what an invitation gave it. */
function isLinked(link: Link, { customer_id }: Pick<InvitationTable, 'customer_id'>): boolean {
  return customer_id === null ? link.customer_id === null : link.customerIds.includes(customer_id)
}
