import * as z from 'zod/mini'
import { operator } from './operator.ts'

/** The paths of the service (specification §7, design §4). */
export const paths = {
  customerIdByEmail: '/api/customerIdByEmail',
  portfolios: '/api/dashboard-portfolio',
  objects: '/api/dashboard-object',
  objectOverviews: '/api/object-overview',
  properties: '/api/dashboard-property',
  propertyOverviews: '/api/property-overview',
  credits: '/api/credit-overview',
  customers: '/api/test-firebase',
  uploadDocument: '/api/uploadDocument',
  linkCustomerIdToEmail: '/api/linkCustomerIdToEmail',
  createCustomer: '/api/createCustomer',
  invitations: '/api/invitations',
  accounts: '/api/accounts',
  me: '/api/me',
  config: '/api/config',
  identity: '/api/auth',
} as const

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
export const customerIdByEmailReply = z.object({ customerId: z.string() })

export const linkCustomerIdToEmailBody = z.object({
  /** The customer id of the invitation, or the invited address of an operator or staff member. */
  customerId: z.string().check(z.minLength(1), z.maxLength(254)),
  token: z.string().check(z.minLength(1), z.maxLength(128)),
})
/** The customer that the account now belongs to; empty for an operator or staff member. */
export const linkCustomerIdToEmailReply = z.object({ customerId: z.string() })

/** Any text comes through: the service says in a sentence why an id cannot be one. */
export const createCustomerBody = z.object({
  customerId: z.string().check(z.trim(), z.normalize('NFC')),
})

/** What the service says of a document that it took; where it says nothing, the page has a sentence of its own. */
export const uploadDocumentReply = z.object({ message: z.optional(z.string()) })

export const role = z.enum(['customer', 'staff', 'operator'])
export type Role = z.infer<typeof role>

/** Who the caller is. `customerId` is empty for staff, and for an account that is linked to nothing. */
export const meReply = z.object({ email: z.string(), customerId: z.string(), role })
export type Me = z.infer<typeof meReply>

export const identityProvider = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('embedded') }),
  z.object({
    provider: z.literal('firebase'),
    projectId: z.string(),
    apiKey: z.string(),
    /** Host and port of the provider's emulator; null where the provider itself is asked. */
    emulatorHost: z.nullable(z.string()),
  }),
])

/** What the web needs to know at run time (design §3). */
export const configReply = z.object({
  operator,
  identity: identityProvider,
  demoCustomerId: z.string(),
  maxUploadBytes: z.int(),
  analyticsScriptUrl: z.nullable(z.string()),
})
export type ServiceConfig = z.infer<typeof configReply>

/** The body of every error: a German sentence that says what to do. */
export const errorReply = z.object({
  error: z.string(),
  /** Where the dashboard has words of its own for it (see `identity.ts`). */
  code: z.optional(z.string()),
})
