import * as z from 'zod/mini'
import { guestRights } from './guests.ts'

/** Paths of the people of a customer, apart from the others so that the dashboard does not load them. */
export const peoplePaths = {
  people: '/api/people',
  guests: '/api/people/:customerId/guests',
  guest: '/api/people/:customerId/guests/:id',
  guestInvitation: '/api/people/:customerId/guests/:id/invitation',
} as const

/** How long a guest may be let read at most. */
export const MAX_GUEST_YEARS = 2

/** A full member of a customer. */
const member = z.object({
  email: z.string(),
  /** ISO 8601. */
  since: z.string(),
})

/** A guest as the members of a customer see them. */
export const listedGuest = z.extend(guestRights, {
  id: z.string(),
  email: z.string(),
  /** `expired` once the last day has passed, `lapsed` if the invitation was not used in time. */
  state: z.enum(['invited', 'lapsed', 'joined', 'expired']),
  /** ISO 8601, as the others. */
  invitedAt: z.string(),
  invitationExpiresAt: z.string(),
  lastLookAt: z.nullable(z.string()),
})
export type ListedGuest = z.infer<typeof listedGuest>

/** Who belongs to a customer. */
export const peopleReply = z.object({
  members: z.array(member),
  guests: z.array(listedGuest),
})
export type People = z.infer<typeof peopleReply>
