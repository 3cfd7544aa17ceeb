import * as z from 'zod/mini'
import { role } from './accounts.ts'
import { defineCall } from './call.ts'
import { customerId, newSignUpLink, nothing, searchInput } from './fields.ts'

/** An invitation not redeemed yet. */
const openInvitation = z.object({
  /** Does not reveal the token of the link. */
  id: z.string(),
  /** The role of the account that redeems it. */
  role,
  /** The customer's id, or the invited address of an operator or staff member. */
  invitee: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** ISO 8601. */
  expiresAt: z.string(),
  expired: z.boolean(),
})
export type OpenInvitation = z.infer<typeof openInvitation>

const invitationParams = z.object({ id: z.string() })

export const listInvitationsCall = defineCall({
  method: 'GET',
  path: '/api/invitations',
  summary: 'Lists unused invitations; for operators.',
  query: searchInput,
  /** The latest invitations first. */
  reply: z.object({
    invitations: z.array(openInvitation),
    /** The number of open invitations, regardless of the limit. */
    total: z.number(),
  }),
  logs: 'look',
})

export const inviteCall = defineCall({
  method: 'POST',
  path: '/api/invitations',
  summary: 'Creates a further invitation for a customer; for operators.',
  body: z.object({ customerId }),
  reply: newSignUpLink,
  logs: 'invited',
})

export const renewInvitationCall = defineCall({
  method: 'POST',
  path: '/api/invitations/:id/renewal',
  summary: 'Replaces an invitation, invalidating its link; for operators.',
  params: invitationParams,
  reply: newSignUpLink,
  logs: 'invitationRenewed',
})

export const withdrawInvitationCall = defineCall({
  method: 'DELETE',
  path: '/api/invitations/:id',
  summary: 'Withdraws an invitation, invalidating its link; for operators.',
  params: invitationParams,
  reply: nothing,
  logs: 'invitationWithdrawn',
})
