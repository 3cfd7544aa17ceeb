import * as z from 'zod/mini'
import { role } from './calls.ts'

/** Where somebody makes their account; nobody can be shown it a second time. */
export const signUpLinkReply = z.object({ signUpLink: z.string() })

/** An invitation that nobody has used: whom it is for, and until when it counts. */
export const openInvitation = z.object({
  /** Says which one it is; the token of its link cannot be found out from it. */
  id: z.string(),
  /** What it makes of the account that uses it. */
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

/** The latest first. */
export const openInvitationsReply = z.object({
  invitations: z.array(openInvitation),
  /** How many there are beyond the limit, too. */
  total: z.number(),
})
