import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { nothing } from './fields.ts'

/** A sign-in whose password was right and which awaits the second factor. */
export const pendingSignIn = z.object({
  /** A secret, valid for a few minutes and a few attempts. */
  pending: z.string(),
  /** Whether an authenticator app can confirm it, beside the recovery codes. */
  app: z.boolean(),
  /** Whether the account has passkeys, which sign in without a password. */
  passkey: z.boolean(),
})
export type PendingSignIn = z.infer<typeof pendingSignIn>

/** With or without spaces and hyphens. */
export const code = z.string().check(z.minLength(1), z.maxLength(100))

export const pendingToken = z.string().check(z.minLength(1), z.maxLength(128))

const confirmSignIn = z.object({
  pending: pendingToken,
  method: z.enum(['app', 'recoveryCode']),
  code,
})
export type ConfirmSignIn = z.infer<typeof confirmSignIn>

export const confirmSignInCall = defineCall({
  method: 'POST',
  path: '/api/auth/sign-in/second-factor',
  summary: 'Completes a sign-in by a code; the session is set as a cookie.',
  body: confirmSignIn,
  reply: nothing,
  open: true,
  logs: ['signedIn', 'signInFailed'],
})
