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
  documents: '/api/readvpdfs',
  previewDocument: '/api/previewpdf',
  downloadDocument: '/api/downloadpdf',
  uploadDocument: '/api/uploadDocument',
  searchDocuments: '/api/searchDocuments',
  inbox: '/api/inbox',
  linkCustomerIdToEmail: '/api/linkCustomerIdToEmail',
  createCustomer: '/api/createCustomer',
  invitations: '/api/invitations',
  accounts: '/api/accounts',
  export: '/api/export',
  deletionRequests: '/api/deletionRequests',
  /** Its feeds are below, `/{token}.ics`. */
  calendar: '/api/calendar',
  me: '/api/me',
  config: '/api/config',
  legal: '/api/legal',
  pageViews: '/api/pageViews',
  identity: '/api/auth',
} as const

export const customerIdByEmailReply = z.object({ customerId: z.string() })

/** The customer that the account now belongs to; empty for an operator or staff member. */
export const linkCustomerIdToEmailReply = z.object({ customerId: z.string() })

export const role = z.enum(['customer', 'staff', 'operator'])
export type Role = z.infer<typeof role>

/** Who the caller is. `customerId` is empty for staff, and for an account that is linked to nothing. */
export const meReply = z.object({ email: z.string(), customerId: z.string(), role })
export type Me = z.infer<typeof meReply>

export const identityProvider = z.union([
  z.object({ provider: z.enum(['embedded']) }),
  z.object({
    provider: z.enum(['firebase']),
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
  maxUploadBytes: z.number(),
  analyticsScriptUrl: z.nullable(z.string()),
})
export type ServiceConfig = z.infer<typeof configReply>

/** The `code` of a refusal that ends once the caller has signed in again or entered the password. */
export const SIGN_IN_TOO_OLD = 'signInTooOld'

/** The body of every error: a German sentence that says what to do. */
export const errorReply = z.object({
  error: z.string(),
  /** Where the dashboard has words of its own for it (see `identity.ts`). */
  code: z.optional(z.string()),
})
