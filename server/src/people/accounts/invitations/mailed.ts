import type { Invitation } from '@hausblick/contract/addresses.ts'
import type { CustomerInvitation } from '@hausblick/contract/calls/invitationMails.ts'
import type { Kysely } from 'kysely'
import { splitIntoChunks } from '../../../platform/database/splitIntoChunks.ts'
import type { InvitationTable } from '../../../platform/database/tables/accounts.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { selectPeople } from '../links/links.ts'
import { checkInvitation, findInvitation } from './find.ts'

const ADDRESSES_PER_STATEMENT = 500

/** The latest invitation of a customer that was mailed to an address. */
export type Mailed = Pick<
  InvitationTable,
  | 'created_at'
  | 'expires_at'
  | 'opened_at'
  | 'queued_at'
  | 'redeemed_at'
  | 'refusal'
  | 'refused_at'
  | 'sent_at'
>

/** What binds an address to a customer. */
interface Bond {
  readonly customerId: string
  readonly email: string
  /** When the account got the customer; null if it has not. */
  readonly linkedAt: string | null
  /** Null if none was mailed. */
  readonly mailed: Mailed | null
}

/** Finds the accounts and mailed invitations of some addresses, in lower case. */
export async function findBonds(db: Kysely<Schema>, emails: readonly string[]): Promise<Bond[]> {
  const bonds: Bond[] = []
  for (const some of splitIntoChunks(emails, ADDRESSES_PER_STATEMENT)) {
    const mailed = await db
      .selectFrom('invitation')
      .selectAll()
      .where('mailed_to', 'in', some)
      .where('customer_id', 'is not', null)
      .orderBy('created_at')
      .execute()
    const linked = await db
      .selectFrom(selectPeople(db).as('person'))
      .select(['customer_id', 'email', 'created_at'])
      .where('email', 'in', some)
      .execute()
    for (const { customer_id, mailed_to, ...row } of mailed)
      bonds.push({
        customerId: customer_id ?? '',
        email: mailed_to ?? '',
        linkedAt: null,
        mailed: row,
      })
    for (const { customer_id, email, created_at } of linked)
      bonds.push({ customerId: customer_id ?? '', email, linkedAt: created_at, mailed: null })
  }
  return bonds
}

/** Whether a mailed invitation can still be redeemed. */
export function isInvited(mailed: Mailed | null, now = new Date()): boolean {
  return mailed !== null && mailed.redeemed_at === null && mailed.expires_at > now.toISOString()
}

/** Returns what became of a mailed invitation, and when. */
export function describeMailed(mailed: Mailed, now = new Date()) {
  const {
    created_at,
    expires_at,
    opened_at,
    queued_at,
    redeemed_at,
    refused_at,
    refusal,
    sent_at,
  } = mailed
  if (redeemed_at !== null) return { state: 'redeemed', at: redeemed_at, reason: null } as const
  if (refused_at !== null) return { state: 'refused', at: refused_at, reason: refusal } as const
  if (expires_at <= now.toISOString())
    return { state: 'expired', at: expires_at, reason: null } as const
  if (opened_at !== null) return { state: 'opened', at: opened_at, reason: null } as const
  if (sent_at !== null) return { state: 'sent', at: sent_at, reason: null } as const
  return { state: 'queued', at: queued_at ?? created_at, reason: null } as const
}

/** Describes an invitation to those who may invite. */
export function describeInvitation(row: InvitationTable, now: Date): CustomerInvitation {
  const described = describeMailed(row, now)
  const isLink = row.mailed_to === null && described.state === 'queued'
  return {
    id: row.token_hash,
    email: row.mailed_to,
    ...(isLink ? { state: 'link', at: row.created_at, reason: null } : described),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}

/** Notes that the page of a mailed invitation was asked for, the first time that it is, as long as it is valid. */
export async function noteOpened(db: Kysely<Schema>, key: Invitation): Promise<void> {
  const invitation = await findInvitation(db, key)
  if (!invitation?.mailed_to || invitation.opened_at !== null) return
  if (checkInvitation(invitation, invitation.mailed_to) !== null) return
  await db
    .updateTable('invitation')
    .set({ opened_at: new Date().toISOString() })
    .where('token_hash', '=', invitation.token_hash)
    .where('opened_at', 'is', null)
    .execute()
}
