import { identityErrors } from '@hausblick/contract/identity.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Account } from '../access.ts'
import type { Schema } from '../database/schema.ts'
import { ServiceError } from '../errors.ts'
import { findLink, linkAccount } from '../identity/links.ts'
import type { AccountLinkTable } from '../identity/tables.ts'
import { findInvitation, type InvitationKey, refuseInvitation } from './find.ts'
import { hashToken } from './token.ts'

/**
 * Uses an invitation up and links the account to whom it is for, both or neither. However many calls race, one account gets
 * it; that account may ask again, since it may never have seen the answer.
 */
export async function redeemInvitation(
  db: Kysely<Schema>,
  account: Account,
  key: InvitationKey,
): Promise<AccountLinkTable> {
  return await db.transaction().execute(async (trx) => {
    const claimed = await claim(trx, account, key)
    const invitation = await findInvitation(trx, key)
    if (claimed && invitation) return await linkAccount(trx, account, invitation)
    const link = await findLink(trx, account)
    const claimedBefore =
      invitation?.redeemed_by_issuer === account.issuer &&
      invitation.redeemed_by_subject === account.subject
    if (link && claimedBefore) return link
    const refusal = refuseInvitation(invitation, account.email) ?? 'invitationInvalid'
    throw new ServiceError(403, identityErrors[refusal])
  })
}

/** Marks an invitation as used if it still counts, in one statement: of those who race for it, one succeeds. */
async function claim(
  trx: Transaction<Schema>,
  account: Account,
  { customerId, token }: InvitationKey,
): Promise<boolean> {
  const now = new Date().toISOString()
  const { numUpdatedRows } = await trx
    .updateTable('invitation')
    .set({
      redeemed_at: now,
      redeemed_by_issuer: account.issuer,
      redeemed_by_subject: account.subject,
    })
    .where('token_hash', '=', hashToken(token))
    .where('redeemed_at', 'is', null)
    .where('expires_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('customer_id', '=', customerId),
        eb.and([eb('email', '=', customerId), eb('email', '=', account.email)]),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
