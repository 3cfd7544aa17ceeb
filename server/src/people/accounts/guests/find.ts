import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import type { FormerGuestOf, GuestOf } from '@hausblick/contract/guests.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Kysely } from 'kysely'
import { compileOnce } from '../../../platform/database/compileOnce.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { fromStoredRights } from './rights.ts'

const selectGuest = compileOnce((db, issuer: string, subject: string, today: string) =>
  db
    .selectFrom('guest')
    .select(['customer_id', 'email', 'parts', 'years', 'until', 'invited_by'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('ended_at', 'is', null)
    .where('until', '>=', today)
    .orderBy('joined_at')
    .orderBy('id')
    .compile(),
)

/** An account's address, and what it may read as a guest. */
export interface Guesthood {
  readonly email: string
  readonly guestOf: readonly GuestOf[]
}

/** Finds where an account is a guest now; undefined where it is nowhere. */
export async function findGuesthood(
  db: Kysely<Schema>,
  { issuer, subject }: AccountKey,
  now = new Date(),
): Promise<Guesthood | undefined> {
  const rows = await selectGuest(db, issuer, subject, berlinDay(now))
  const [first] = rows
  return (
    first && {
      email: first.email,
      guestOf: rows.map((row) => ({
        customerId: row.customer_id,
        invitedBy: row.invited_by,
        ...fromStoredRights(row),
      })),
    }
  )
}

/** Finds whose guest an account was until it ended or expired, latest first; for that account alone. */
export async function findFormerGuesthood(
  db: Kysely<Schema>,
  { issuer, subject }: AccountKey,
  now = new Date(),
): Promise<FormerGuestOf[]> {
  const rows = await db
    .selectFrom('guest')
    .select(['invited_by', 'until', 'ended_at'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where((eb) => eb.or([eb('ended_at', 'is not', null), eb('until', '<', berlinDay(now))]))
    .execute()
  return rows
    .map(({ invited_by: invitedBy, until, ended_at: endedAt }) => {
      const endedOn = endedAt === null ? until : berlinDay(new Date(endedAt))
      return { invitedBy, endedOn: endedOn < until ? endedOn : until }
    })
    .toSorted((one, other) => (one.endedOn < other.endedOn ? 1 : -1))
}
