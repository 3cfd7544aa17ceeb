import type { Invitation } from '@hausblick/contract/addresses.ts'
import { identityErrors } from '@hausblick/contract/identity.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Transaction } from 'kysely'
import type { AuditLog } from '../../../platform/audit/log.ts'
import type { GuestTable } from '../../../platform/database/tables/guests.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { Account } from '../../../platform/http/callers.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import { hashToken } from '../../identity/account/token.ts'
import { emitEvent } from '../../webhooks/emit.ts'
import { lockLink } from '../links/links.ts'
import { isReserved, type NamedAddresses } from '../links/reserved.ts'
import * as texts from '../texts.ts'
import { describeRights } from './describe.ts'
import { fromStoredRights } from './rights.ts'

/**
 * Marks a guest's invitation as redeemed if it is valid for an email address, in one statement, so that of concurrent calls one
 * gets it and the others undefined. Throws 403 for an address of operators or staff.
 */
export async function claimGuest(
  trx: Transaction<Schema>,
  named: NamedAddresses,
  { customerId: invited, token }: Invitation,
  email: string,
  now = new Date(),
): Promise<GuestTable | undefined> {
  if (invited !== email) return undefined
  const claimed = await trx
    .updateTable('guest')
    .set({ joined_at: now.toISOString() })
    .where('token_hash', '=', hashToken(token))
    .where('email', '=', email)
    .where('joined_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('token_expires_at', '>', now.toISOString())
    .where('until', '>=', berlinDay(now))
    .returningAll()
    .executeTakeFirst()
  if (claimed && (await isReserved(trx, named, email))) {
    const code = 'addressReserved'
    throw new ServiceError(403, identityErrors[code], { code })
  }
  return claimed
}

/**
 * Lets an account read what its claimed invitation says, and logs it. It replaces what the account was let read of the same
 * customer before. Throws 409 for accounts of operators and staff, and for members of the customer.
 */
export async function linkGuest(
  trx: Transaction<Schema>,
  { issuer, subject, email }: Account,
  claimed: GuestTable,
  audit: AuditLog,
): Promise<void> {
  const link = await lockLink(trx, { issuer, subject })
  if (link && link.kind !== 'customer') throw new ServiceError(409, texts.guestInvitationOfStaff)
  const { id, customer_id: customerId } = claimed
  if (link?.customerIds.includes(customerId))
    throw new ServiceError(409, texts.guestIsMember(email))
  await trx
    .deleteFrom('guest')
    .where('customer_id', '=', customerId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
  await trx.updateTable('guest').set({ issuer, subject }).where('id', '=', id).execute()
  await emitEvent(trx, {
    type: 'invitation.redeemed',
    customerId,
    about: 'people',
    ids: { guest: id },
  })
  await audit.append(trx, {
    action: 'guestJoined',
    actor: { kind: 'guest', issuer, subject, email },
    customerId,
    details: { account: email, to: describeRights(fromStoredRights(claimed)) },
  })
}

/** Returns the customer whose guest an account still is by an invitation that it redeemed before: it may repeat the call. */
export async function findJoined(
  trx: Transaction<Schema>,
  { issuer, subject }: Account,
  { token }: Invitation,
): Promise<string | undefined> {
  const joined = await trx
    .selectFrom('guest')
    .select('customer_id')
    .where('token_hash', '=', hashToken(token))
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return joined?.customer_id
}
