import type { Invitation } from '@hausblick/contract/addresses.ts'
import type { IdentityErrorCode } from '@hausblick/contract/identity.ts'
import type { Kysely } from 'kysely'
import type { InvitationTable } from '../../../platform/database/tables/accounts.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { hashToken } from '../../identity/account/token.ts'

/** What decides whether an invitation can be used. */
type Usable = Pick<InvitationTable, 'email' | 'expires_at' | 'redeemed_at'>

/** Finds a guest's invitation, valid or not. */
export async function findGuestInvitation(
  db: Kysely<Schema>,
  { customerId: email, token }: Invitation,
): Promise<Usable | undefined> {
  return await db
    .selectFrom('guest')
    .select(['email', 'token_expires_at as expires_at', 'joined_at as redeemed_at'])
    .where('token_hash', '=', hashToken(token))
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** Finds the invitation of a link, other than a guest's, valid or not. */
export async function findInvitation(
  db: Kysely<Schema>,
  { customerId, token }: Invitation,
): Promise<InvitationTable | undefined> {
  return await db
    .selectFrom('invitation')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where((eb) => eb.or([eb('customer_id', '=', customerId), eb('email', '=', customerId)]))
    .executeTakeFirst()
}

/** Returns why an email address cannot use an invitation; null if it can. */
export function checkInvitation(
  invitation: Usable | undefined,
  email: string,
  now = new Date(),
): IdentityErrorCode | null {
  if (!invitation || invitation.redeemed_at !== null) return 'invitationInvalid'
  if (invitation.expires_at <= now.toISOString()) return 'invitationInvalid'
  const invited = invitation.email === null || invitation.email === email.toLowerCase()
  return invited ? null : 'invitationForAnotherAddress'
}
