import { signUpAddress } from '@hausblick/contract/addresses.ts'
import type { Kysely, Transaction } from 'kysely'
import type { NewEntry } from '../../../platform/audit/entry.ts'
import type { Recorder } from '../../../platform/audit/log.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
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
  const { link } = await insertInvitation(trx, invitee, { publicUrl, now, mailedTo: null })
  return link
}

export interface MailedInvitation {
  readonly link: string
  readonly tokenHash: string
  readonly expiresAt: Date
}

/**
 * Invites a customer by mail, inside a transaction of the caller's, who queues the mail. Ends what the address was mailed before
 * for the same customer.
 */
export async function addMailedInvitation(
  trx: Transaction<Schema>,
  { customerId, email }: { readonly customerId: string; readonly email: string },
  publicUrl: string,
): Promise<MailedInvitation> {
  await trx
    .deleteFrom('invitation')
    .where('customer_id', '=', customerId)
    .where('mailed_to', '=', email)
    .where('redeemed_at', 'is', null)
    .execute()
  const invitee = { kind: 'customer', customerId } as const
  return await insertInvitation(trx, invitee, { publicUrl, now: new Date(), mailedTo: email })
}

/** Invites an operator or staff member by mail, as `addMailedInvitation` does. */
export async function addMailedRole(
  trx: Transaction<Schema>,
  invitee: Exclude<Invitee, { kind: 'customer' }>,
  publicUrl: string,
): Promise<MailedInvitation> {
  return await insertInvitation(trx, invitee, {
    publicUrl,
    now: new Date(),
    mailedTo: invitee.email,
  })
}

interface Insertion {
  readonly publicUrl: string
  readonly now: Date
  readonly mailedTo: string | null
}

async function insertInvitation(
  trx: Transaction<Schema>,
  invitee: Invitee,
  { publicUrl, now, mailedTo }: Insertion,
): Promise<MailedInvitation> {
  const token = createToken()
  const customer = invitee.kind === 'customer'
  if (!customer)
    await trx
      .deleteFrom('invitation')
      .where('email', '=', invitee.email)
      .where('redeemed_at', 'is', null)
      .execute()
  const tokenHash = hashToken(token)
  const expiresAt = new Date(now.getTime() + VALID_DAYS * DAY_MS)
  await trx
    .insertInto('invitation')
    .values({
      token_hash: tokenHash,
      kind: invitee.kind,
      customer_id: customer ? invitee.customerId : null,
      email: customer ? null : invitee.email,
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
      mailed_to: mailedTo,
      queued_at: mailedTo === null ? null : now.toISOString(),
    })
    .execute()
  const link = publicUrl + signUpAddress({ customerId: inviteeName(invitee), token })
  return { link, tokenHash, expiresAt }
}
