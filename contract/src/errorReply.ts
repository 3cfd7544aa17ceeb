import * as z from 'zod/mini'

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
