import * as z from 'zod/mini'

/** The paths of the service (product §23). `fillPath` writes those with parameters. */
export const paths = {
  documents: '/api/readvpdfs',
  documentChoices: '/api/documentChoices',
  previewDocument: '/api/previewpdf',
  downloadDocument: '/api/downloadpdf',
  uploadDocument: '/api/uploadDocument',
  searchDocuments: '/api/searchDocuments',
} as const

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
