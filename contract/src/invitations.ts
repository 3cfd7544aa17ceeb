import * as z from 'zod/mini'
import { role } from './calls.ts'

/** A new sign-up link. It is stored hashed only, and cannot be shown again. */
export const signUpLinkReply = z.object({ signUpLink: z.string() })

/** An invitation not redeemed yet. */
export const openInvitation = z.object({
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

/** The latest invitations first. */
export const openInvitationsReply = z.object({
  invitations: z.array(openInvitation),
  /** The number of open invitations, regardless of the limit. */
  total: z.number(),
})
