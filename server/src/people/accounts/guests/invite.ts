import { randomUUID } from 'node:crypto'
import { signUpAddress } from '@hausblick/contract/addresses.ts'
import type { GuestRights } from '@hausblick/contract/guests.ts'
import type { Transaction } from 'kysely'
import type { GuestTable } from '../../../platform/database/tables/guests.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Admitted, CustomerScope } from '../../../platform/http/access.ts'
import type { SignedInCaller } from '../../../platform/http/callers.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Service } from '../../../platform/http/service.ts'
import { aboutCustomer } from '../../../platform/mail/about.ts'
import { createToken, hashToken } from '../../identity/account/token.ts'
import { listMembers } from '../links/links.ts'
import { isReserved } from '../links/reserved.ts'
import * as texts from '../texts.ts'
import { describeRights } from './describe.ts'
import { writeGuestMail } from './mails.ts'
import { fromStoredRights, toStoredRights } from './rights.ts'
import { tellOwners } from './tellOwners.ts'

const VALID_MS = 14 * 24 * 60 * 60 * 1000
/** Far more than anyone needs, few enough that nobody floods others with mails. */
const MAX_GUESTS = 20

type Parts = Pick<Service, 'config' | 'database' | 'audit' | 'mailer'>

/** An admitted member of a customer, or an operator. */
export type AdmittedMember = Admitted<SignedInCaller, CustomerScope>

/**
 * Invites a guest by mail, and logs it. Throws 409 where the address is invited already, a member's, an operator's or a staff
 * member's, or where there are too many guests.
 */
export async function inviteGuest(
  parts: Parts,
  { actor, scope: { customerId } }: AdmittedMember,
  email: string,
  rights: GuestRights,
): Promise<void> {
  const { config, database, audit } = parts
  await transact(database.db, async (trx) => {
    await lockGuests(trx, customerId)
    if (await isReserved(trx, config, email)) throw new ServiceError(409, texts.guestIsStaff)
    if ((await listMembers(trx, customerId)).includes(email))
      throw new ServiceError(409, texts.guestIsMember(email))
    const guests = await listAddresses(trx, customerId)
    if (guests.includes(email)) throw new ServiceError(409, texts.guestInvitedBefore(email))
    if (guests.length >= MAX_GUESTS) throw new ServiceError(409, texts.tooManyGuests(MAX_GUESTS))
    const invitation = createInvitation()
    const { token: _, ...stored } = invitation
    await trx
      .insertInto('guest')
      .values({
        id: randomUUID(),
        customer_id: customerId,
        email,
        ...toStoredRights(rights),
        invited_by: actor.email,
        created_at: new Date().toISOString(),
        ...stored,
      })
      .execute()
    await sendInvitation(trx, parts, { customerId, to: email, actor, rights, invitation })
    await tellOwners(trx, parts, { customerId, actor, kind: 'invited', guest: email, rights })
    await audit.append(trx, {
      action: 'guestInvited',
      actor,
      customerId,
      details: { account: email, to: describeRights(rights) },
    })
  })
}

/**
 * Mails a guest a new invitation, which invalidates the old one, and logs it. Throws a ServiceError: 404 where there is no such
 * guest, 409 for one who has joined.
 */
export async function inviteAgain(
  parts: Parts,
  { actor, scope: { customerId } }: AdmittedMember,
  id: string,
): Promise<void> {
  await transact(parts.database.db, async (trx) => {
    const invitation = createInvitation()
    const { token: _, ...stored } = invitation
    const guest = await trx
      .updateTable('guest')
      .set({ ...stored, invited_by: actor.email })
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .where('ended_at', 'is', null)
      .where('joined_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!guest) throw await explain(trx, customerId, id)
    const rights = fromStoredRights(guest)
    const { email: to } = guest
    await sendInvitation(trx, parts, { customerId, to, actor, rights, invitation })
    await parts.audit.append(trx, {
      action: 'guestInvited',
      actor,
      customerId,
      details: { account: to, to: describeRights(rights) },
    })
  })
}

async function explain(
  trx: Transaction<Schema>,
  customerId: string,
  id: string,
): Promise<ServiceError> {
  const joined = await trx
    .selectFrom('guest')
    .select('id')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return joined
    ? new ServiceError(409, texts.guestJoinedBefore)
    : new ServiceError(404, texts.guestGone)
}

interface NewInvitation extends Pick<GuestTable, 'token_hash' | 'token_expires_at'> {
  readonly token: string
}

function createInvitation(now = new Date()): NewInvitation {
  const token = createToken()
  const token_expires_at = new Date(now.getTime() + VALID_MS).toISOString()
  return { token, token_hash: hashToken(token), token_expires_at }
}

interface Invited {
  readonly customerId: string
  readonly to: string
  readonly actor: SignedInCaller
  readonly rights: GuestRights
  readonly invitation: NewInvitation
}

async function sendInvitation(
  trx: Transaction<Schema>,
  { config, mailer }: Pick<Parts, 'config' | 'mailer'>,
  { customerId, to, actor, rights, invitation: { token, token_expires_at } }: Invited,
): Promise<void> {
  const link = config.publicUrl + signUpAddress({ customerId: to, token })
  const invitedBy =
    actor.kind === 'operator' ? { owner: await nameOwner(trx, customerId) } : { email: actor.email }
  const mail = writeGuestMail({ to, invitedBy, rights, link }, config)
  const about = [aboutCustomer(customerId)]
  await mailer.queue(trx, { ...mail, about }, { expiresAt: new Date(token_expires_at) })
}

/** Returns a customer's name; their id where it is unknown. */
async function nameOwner(trx: Transaction<Schema>, customerId: string): Promise<string> {
  const { name } = await trx
    .selectFrom('customer')
    .select('name')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return name || customerId
}

/** Locks the customer's row, so that of two invitations at once, one finds the other. */
async function lockGuests(trx: Transaction<Schema>, customerId: string): Promise<void> {
  await trx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute()
}

async function listAddresses(trx: Transaction<Schema>, customerId: string): Promise<string[]> {
  const guests = await trx
    .selectFrom('guest')
    .select('email')
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .execute()
  return guests.map(({ email }) => email)
}
