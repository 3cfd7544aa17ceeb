import * as z from 'zod/mini'
import { defineCall } from './call.ts'

export const redeemInvitationCall = defineCall({
  method: 'POST',
  path: '/api/linkCustomerIdToEmail',
  summary: 'Links an account to the customer of an invitation. Errors are plain text.',
  body: z.object({
    /** The customer id of the invitation, or the invited address of an operator or staff member. */
    customerId: z.string().check(z.minLength(1), z.maxLength(254)),
    token: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  /** The customer that the account is now linked to; empty for operators and staff. */
  reply: z.object({ customerId: z.string() }),
  logs: ['accountLinked', 'roleChanged', 'guestJoined'],
})
