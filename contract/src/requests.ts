import * as z from 'zod/mini'

// What the service is asked with. It checks it, and the dashboard does not: so these schemas, which are larger than those of
// the replies, stand in a file of their own that no page loads.

/** A customer id: what can stand in a file name between underscores and in a list between commas. */
export const customerId = z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N}.-]{0,63}$/u))

/** Query of the six data reads; without it, every row that the caller may see. */
export const dataReadQuery = z.object({ customerId: z.optional(customerId) })

const MAX_SEARCH_LENGTH = 254

/** Query of a list that grows without end, of customers, say; without it, all of them. */
export const searchQuery = z.object({
  /** What the id or the address has in it. */
  search: z.optional(z.string().check(z.maxLength(MAX_SEARCH_LENGTH))),
  limit: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number))),
})

export const customerIdByEmailQuery = z.object({ email: z.email() })

export const linkCustomerIdToEmailBody = z.object({
  /** The customer id of the invitation, or the invited address of an operator or staff member. */
  customerId: z.string().check(z.minLength(1), z.maxLength(254)),
  token: z.string().check(z.minLength(1), z.maxLength(128)),
})

/** Any text comes through: the service says in a sentence why an id cannot be one. */
export const createCustomerBody = z.object({
  customerId: z.string().check(z.trim(), z.normalize('NFC')),
})

/** Query of the accounts of a customer; without it, of the operators and staff. */
export const accountsQuery = z.object({ customerId: z.optional(customerId) })

/** Invites somebody on behalf of a customer that there is already. */
export const inviteBody = z.object({ customerId })

export const invitationParams = z.object({ id: z.string() })
