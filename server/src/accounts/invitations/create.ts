import { signUpAddress } from '@hausblick/contract/addresses.ts'
import type { Kysely, Transaction } from 'kysely'
import type { NewEntry } from '../../audit/entry.ts'
import type { Recorder } from '../../audit/log.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { transact } from '../../database/transact.ts'
import { createToken, hashToken } from '../../identity/account/token.ts'
import { type Invitee, inviteeName } from './invitee.ts'

const VALID_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Creates an invitation and returns its sign-up link, which cannot be retrieved again. For operators and staff it replaces
 * an unused one; a customer may have several, for a couple, say.
 */
export async function createInvitation(
  db: Kysely<Schema>,
  invitee: Invitee,
  publicUrl: string,
  now = new Date(),
): Promise<string> {
  return await transact(db, (trx) => addInvitation(trx, invitee, publicUrl, now))
}

/** Invites somebody, and logs it. Returns the sign-up link, which cannot be retrieved again. */
export async function invite(
  db: Kysely<Schema>,
  record: Recorder,
  invitee: Invitee,
  publicUrl: string,
): Promise<string> {
  return await transact(db, async (trx) => {
    const link = await addInvitation(trx, invitee, publicUrl)
    await record(trx, { action: 'invited', ...describeInvitee(invitee) })
    return link
  })
}

/** Returns what the audit log says of an invitee. */
export function describeInvitee(invitee: Invitee): Pick<NewEntry, 'customerId' | 'details'> {
  return invitee.kind === 'customer'
    ? { customerId: invitee.customerId }
    : { details: { account: invitee.email, role: invitee.kind } }
}

/** Like `createInvitation`, inside a transaction of the caller's. */
export async function addInvitation(
  trx: Transaction<Schema>,
  invitee: Invitee,
  publicUrl: string,
  now = new Date(),
): Promise<string> {
  const token = createToken()
  const customer = invitee.kind === 'customer'
  if (!customer)
    await trx
      .deleteFrom('invitation')
      .where('email', '=', invitee.email)
      .where('redeemed_at', 'is', null)
      .execute()
  await trx
    .insertInto('invitation')
    .values({
      token_hash: hashToken(token),
      kind: invitee.kind,
      customer_id: customer ? invitee.customerId : null,
      email: customer ? null : invitee.email,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString(),
    })
    .execute()
  return publicUrl + signUpAddress({ customerId: inviteeName(invitee), token })
}
