import type { CheckedOf, ReplyOf } from '@hausblick/contract/calls/call.ts'
import type { inviteByMailCall } from '@hausblick/contract/calls/invitationMails.ts'
import { invitationPlaceholders } from '@hausblick/contract/invitationText.ts'
import type { Transaction } from 'kysely'
import { splitIntoChunks } from '../../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { ConfirmedCaller } from '../../../platform/http/callers.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Service } from '../../../platform/http/service.ts'
import { findBonds, isInvited } from '../../accounts/invitations/mailed.ts'
import { readHouse } from '../../accounts/links/roles.ts'
import { sendInvitation } from './send.ts'
import * as texts from './texts.ts'

/** Invitations per transaction, so that none holds up the service's other writes. */
const AT_ONCE = 25

type Parts = Pick<Service, 'config' | 'database' | 'audit' | 'mailer'>
type Order = CheckedOf<typeof inviteByMailCall>['body']
type Invited = ReplyOf<typeof inviteByMailCall>
type Invitee = Order['invitations'][number]

/**
 * Invites customers by mail, except whom somebody has invited meanwhile. Each invitation, its mail and its line in the log are
 * one transaction. Invites nobody where an address of several customers is not confirmed. Throws 400 for a text without link.
 */
export async function inviteByMail(
  parts: Parts,
  actor: ConfirmedCaller,
  { invitations, shared, ...written }: Order,
): Promise<Invited> {
  if (!written.text.includes(invitationPlaceholders.link))
    throw new ServiceError(400, texts.linkMissing)
  const { db } = parts.database
  const invitees = [...new Map(invitations.map((one) => [keyOf(one), one])).values()]
  const unconfirmed = (await findShared(db, invitees)).filter(
    ({ email }) => !shared.includes(email),
  )
  if (unconfirmed.length > 0) return { mails: 0, skipped: [], unconfirmed }
  const skipped: Invited['skipped'] = []
  for (const some of splitIntoChunks(invitees, AT_ONCE))
    skipped.push(...(await transact(db, (trx) => inviteSome(trx, parts, actor, some, written))))
  return { mails: invitees.length - skipped.length, skipped, unconfirmed }
}

/** Finds the addresses that are to be invited to one customer and belong to others, or are invited to them. */
async function findShared(
  db: Service['database']['db'],
  invitees: readonly Invitee[],
): Promise<Invited['unconfirmed']> {
  const byEmail = Map.groupBy(invitees, ({ email }) => email)
  const bonds = Map.groupBy(await findBonds(db, [...byEmail.keys()]), ({ email }) => email)
  return [...byEmail].flatMap(([email, ofEmail]) => {
    const bound = (bonds.get(email) ?? []).filter(
      (bond) => bond.linkedAt !== null || isInvited(bond.mailed),
    )
    const customerIds = new Set([...ofEmail, ...bound].map(({ customerId }) => customerId))
    return customerIds.size > 1 ? [{ email, customerIds: [...customerIds].toSorted() }] : []
  })
}

async function inviteSome(
  trx: Transaction<Schema>,
  parts: Parts,
  actor: ConfirmedCaller,
  some: readonly Invitee[],
  written: Pick<Order, 'subject' | 'text'>,
): Promise<Invited['skipped']> {
  const known = await lockKnown(trx, [...new Set(some.map(({ customerId }) => customerId))])
  const house = await readHouse(trx, parts.config)
  const emails = [...new Set(some.map(({ email }) => email))]
  const bonds = Map.groupBy(await findBonds(trx, emails), keyOf)
  const skipped: Invited['skipped'] = []
  for (const invitee of some) {
    const { customerId, email } = invitee
    const own = bonds.get(keyOf(invitee)) ?? []
    const reason = [
      !known.has(customerId) && texts.customerGone,
      (house.operatorEmails.includes(email) || house.staffEmails.includes(email)) && texts.ofHouse,
      own.some(({ linkedAt }) => linkedAt !== null) && texts.isMember,
      own.some(({ mailed }) => isInvited(mailed) && mailed?.refused_at === null) && texts.isInvited,
    ].find((fault) => fault !== false)
    if (reason !== undefined) {
      skipped.push({ ...invitee, reason })
      continue
    }
    await sendInvitation(trx, parts, invitee, written)
    const details = { account: email }
    await parts.audit.append(trx, { action: 'invited', actor, customerId, details })
  }
  return skipped
}

/** Returns the existing ones of some customers, locked against invitations and deletion until the transaction ends. */
async function lockKnown(
  trx: Transaction<Schema>,
  customerIds: readonly string[],
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('customer')
    .select('id')
    .where('id', 'in', customerIds)
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

function keyOf({ customerId, email }: Invitee): string {
  return JSON.stringify([customerId, email])
}
