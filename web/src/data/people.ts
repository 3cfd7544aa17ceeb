import { fillPath } from '@hausblick/contract/fillPath.ts'
import type { GuestRights } from '@hausblick/contract/guests.ts'
import { peoplePaths, peopleReply } from '@hausblick/contract/people.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Client } from './client.ts'

const nothing = z.object({})

/** Reads who belongs to a customer: its members, and its guests. */
export function peopleQuery(client: Client, customerId: string) {
  return queryOptions({
    queryKey: [peoplePaths.people, customerId],
    queryFn: ({ signal }) =>
      client({ path: peoplePaths.people, query: { customerId }, reply: peopleReply, signal }),
  })
}

/** Invites a guest by mail. */
export async function inviteGuest(
  client: Client,
  customerId: string,
  guest: GuestRights & { readonly email: string },
): Promise<void> {
  const path = fillPath(peoplePaths.guests, { customerId })
  await client({ path, body: guest, reply: nothing })
}

/** Names a guest of a customer. */
interface GuestKey {
  readonly customerId: string
  readonly id: string
}

/** Changes what a guest may read, and until when. */
export async function changeGuest(
  client: Client,
  { customerId, id }: GuestKey,
  rights: GuestRights,
): Promise<void> {
  const path = fillPath(peoplePaths.guest, { customerId, id })
  await client({ path, method: 'PATCH', body: rights, reply: nothing })
}

/** Ends a guest's access, or withdraws the invitation. */
export async function endGuest(client: Client, { customerId, id }: GuestKey): Promise<void> {
  const path = fillPath(peoplePaths.guest, { customerId, id })
  await client({ path, method: 'DELETE', reply: nothing })
}

/** Mails a guest a new invitation, which replaces the one before. */
export async function inviteGuestAgain(client: Client, { customerId, id }: GuestKey) {
  const path = fillPath(peoplePaths.guestInvitation, { customerId, id })
  await client({ path, method: 'POST', reply: nothing })
}
