import type { Invitation } from '@hausblick/contract/addresses.ts'
import type { IdentityErrorCode } from '@hausblick/contract/identity.ts'
import type { Kysely } from 'kysely'
import type { InvitationTable } from '../../database/tables/accounts.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { hashToken } from './token.ts'

/** Finds the invitation of a link, valid or not. */
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
  invitation: InvitationTable | undefined,
  email: string,
  now = new Date(),
): IdentityErrorCode | null {
  if (!invitation || invitation.redeemed_at !== null) return 'invitationInvalid'
  if (invitation.expires_at <= now.toISOString()) return 'invitationInvalid'
  const invited = invitation.email === null || invitation.email === email.toLowerCase()
  return invited ? null : 'invitationForAnotherAddress'
}
