import type { ListedGuest, People } from '@hausblick/contract/calls/people.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Kysely } from 'kysely'
import type { GuestTable } from '../../../platform/database/tables/guests.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../../platform/http/access.ts'
import { fromStoredRights } from '../../accounts/guests/rights.ts'
import { selectPeople } from '../../accounts/links/links.ts'

/** Lists the members of a customer, and its guests but those whose access was ended, in the order in which they came. */
export async function listPeople(
  db: Kysely<Schema>,
  { customerId }: CustomerScope,
  now = new Date(),
): Promise<People> {
  const members = await db
    .selectFrom(selectPeople(db).as('person'))
    .select(['email', 'created_at as since'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('email')
    .execute()
  const guests = await db
    .selectFrom('guest')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return { members, guests: guests.map((guest) => toListedGuest(guest, now)) }
}

function toListedGuest(guest: GuestTable, now: Date): ListedGuest {
  return {
    id: guest.id,
    email: guest.email,
    state: stateOf(guest, now),
    ...fromStoredRights(guest),
    invitedAt: guest.created_at,
    invitationExpiresAt: guest.token_expires_at,
    lastLookAt: guest.last_look_at,
    invitedBy: guest.invited_by,
  }
}

function stateOf(guest: GuestTable, now: Date): ListedGuest['state'] {
  if (guest.until < berlinDay(now)) return 'expired'
  if (guest.joined_at !== null) return 'joined'
  return guest.token_expires_at <= now.toISOString() ? 'lapsed' : 'invited'
}
