import * as z from 'zod/mini'
import { formerGuestOf, guestOf } from './guests.ts'

/** The paths of the service (product §23). `fillPath` writes those with parameters. */
export const paths = {
  customerIdByEmail: '/api/customerIdByEmail',
  customers: '/api/test-firebase',
  documents: '/api/readvpdfs',
  documentChoices: '/api/documentChoices',
  previewDocument: '/api/previewpdf',
  downloadDocument: '/api/downloadpdf',
  uploadDocument: '/api/uploadDocument',
  searchDocuments: '/api/searchDocuments',
  linkCustomerIdToEmail: '/api/linkCustomerIdToEmail',
  me: '/api/me',
  identity: '/api/auth',
} as const

export const customerIdByEmailReply = z.object({ customerId: z.string() })

/** The customer that the account is now linked to; empty for operators and staff. */
export const linkCustomerIdToEmailReply = z.object({ customerId: z.string() })

export const role = z.enum(['customer', 'staff', 'operator'])
export type Role = z.infer<typeof role>

/** The caller. */
export const meReply = z.object({
  email: z.string(),
  /** The first of the caller's customers; empty for operators, staff and accounts without a link. */
  customerId: z.string(),
  /** All customers of the caller, the first one first. */
  customerIds: z.array(z.string()),
  role,
  /** The names of those of the caller's customers, also as a guest, that have one; absent if none has. */
  customerNames: z.optional(z.array(z.object({ customerId: z.string(), name: z.string() }))),
  /** Where the caller is a guest; absent if nowhere. */
  guestOf: z.optional(z.array(guestOf)),
  /** Whose guest a caller who sees no customer was, latest first; absent if nobody's, or forgotten by now. */
  formerGuestOf: z.optional(z.array(formerGuestOf)),
  /** Set while an operator or staff member may do nothing but add a second factor. */
  mustAddSecondFactor: z.optional(z.boolean()),
  /** For operators: a sentence on each example setting that the public service still has; absent if there are none. */
  unfinishedSettings: z.optional(z.array(z.string())),
})
export type Me = z.infer<typeof meReply>

/** The error `code` for calls that need a recent sign-in: signing in again or entering the password lifts it. */
export const SIGN_IN_TOO_OLD = 'signInTooOld'

/** The error `code` of calls by operators and staff who must add a second factor before they may do anything else. */
export const SECOND_FACTOR_MISSING = 'secondFactorMissing'

/** The body of every error: a German message that says what to do. */
export const errorReply = z.object({
  error: z.string(),
  /** Set if the dashboard handles the error itself or has its own message for it (see `identity.ts`). */
  code: z.optional(z.string()),
})
