import * as z from 'zod/mini'
import { guestPart, guestRights } from '../guests.ts'
import { defineCall } from './call.ts'
import { customerId, email, nothing } from './fields.ts'

/** How long a guest may be let read at most. */
export const MAX_GUEST_YEARS = 2
/** How many years an owner may name one by one. */
const MAX_YEARS = 101

/** A full member of a customer. */
const member = z.object({
  email: z.string(),
  /** ISO 8601. */
  since: z.string(),
})

/** A guest as the members of a customer see them. */
const listedGuest = z.extend(guestRights, {
  id: z.string(),
  email: z.string(),
  /** `expired` once the last day has passed, `lapsed` if the invitation was not used in time. */
  state: z.enum(['invited', 'lapsed', 'joined', 'expired']),
  /** ISO 8601, as the others. */
  invitedAt: z.string(),
  invitationExpiresAt: z.string(),
  lastLookAt: z.nullable(z.string()),
  /** The email address of who invited them last. */
  invitedBy: z.string(),
})
export type ListedGuest = z.infer<typeof listedGuest>

/** Who belongs to a customer. */
const people = z.object({
  members: z.array(member),
  guests: z.array(listedGuest),
})
export type People = z.infer<typeof people>

/** What a guest is to be let read. That it makes sense is checked by the service, which says what to change. */
const askedRights = z.object({
  parts: z.array(guestPart),
  years: z.nullable(z.array(z.int().check(z.gte(2000), z.lte(2100))).check(z.maxLength(MAX_YEARS))),
  until: z.iso.date(),
})
export type AskedRights = z.infer<typeof askedRights>

const guestParams = z.object({ customerId, id: z.string().check(z.maxLength(64)) })

export const readPeopleCall = defineCall({
  method: 'GET',
  path: '/api/people',
  summary: 'Members and guests of a customer; for its members and staff.',
  query: z.object({ customerId }),
  reply: people,
  logs: 'look',
})

export const inviteGuestCall = defineCall({
  method: 'POST',
  path: '/api/people/:customerId/guests',
  summary: 'Invites a guest by mail to read what is named; for its members and operators.',
  params: z.object({ customerId }),
  body: z.extend(askedRights, { email }),
  reply: nothing,
  logs: 'guestInvited',
})

export const changeGuestCall = defineCall({
  method: 'PATCH',
  path: '/api/people/:customerId/guests/:id',
  summary: 'Changes what a guest may read, and until when; for its members and operators.',
  params: guestParams,
  body: askedRights,
  reply: nothing,
  logs: 'guestChanged',
})

export const endGuestCall = defineCall({
  method: 'DELETE',
  path: '/api/people/:customerId/guests/:id',
  summary: "Ends a guest's access or withdraws the invitation; for its members and operators.",
  params: guestParams,
  reply: nothing,
  logs: 'guestEnded',
})

export const inviteGuestAgainCall = defineCall({
  method: 'POST',
  path: '/api/people/:customerId/guests/:id/invitation',
  summary: 'Mails a guest a new invitation; for its members and operators.',
  params: guestParams,
  reply: nothing,
  logs: 'guestInvited',
})
