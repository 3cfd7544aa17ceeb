import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { nothing } from './fields.ts'
import { pendingSignIn } from './pendingSignIn.ts'

// The embedded identity provider. Its session cookie is out of reach of scripts.

/** Checked further by the service, which says what is wrong with them. */
const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(254))
const password = z.string().check(z.minLength(1), z.maxLength(1000))
/** The token in a mailed link. */
const token = z.string().check(z.minLength(1), z.maxLength(128))

/** The signed-in account, with a bearer token for the service that expires in `expiresIn` seconds. */
const identitySession = z.object({
  email: z.string(),
  token: z.string(),
  expiresIn: z.number(),
})
export type IdentitySession = z.infer<typeof identitySession>

export const signUpCall = defineCall({
  method: 'POST',
  path: '/api/auth/sign-up/email',
  summary: 'Creates the account of an invitation, links it and signs it in.',
  /** Signing up takes an invitation: `customerId` and `token` are the parameters of its link. */
  body: z.object({
    email,
    password,
    customerId: z.string().check(z.minLength(1), z.maxLength(254)),
    token,
  }),
  reply: nothing,
  open: true,
  logs: ['accountLinked', 'guestJoined', 'signedIn'],
})

export const signInCall = defineCall({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  summary: 'Signs in; the session is set as a cookie, unless a second factor is awaited.',
  body: z.object({ email, password }),
  /** Without `secondFactor`, the session is set as a cookie. */
  reply: z.object({ secondFactor: z.optional(pendingSignIn) }),
  open: true,
  logs: ['signedIn', 'signInFailed'],
})

export const signOutCall = defineCall({
  method: 'POST',
  path: '/api/auth/sign-out',
  summary: 'Ends the session.',
  /** `atProvider` is where the session at the OpenID Connect provider, by which this one came, can be ended, too. */
  reply: z.object({ atProvider: z.optional(z.string()) }),
  open: true,
  logs: 'signedOut',
})

export const readTokenCall = defineCall({
  method: 'GET',
  path: '/api/auth/token',
  summary: 'The signed-in account with an identity token, or null.',
  reply: z.object({ session: z.nullable(identitySession) }),
  open: true,
  logs: 'nothing',
})

export const requestResetCall = defineCall({
  method: 'POST',
  path: '/api/auth/request-password-reset',
  summary: 'Sends a password reset link, where the address has an account.',
  body: z.object({ email }),
  reply: nothing,
  open: true,
  logs: 'nothing',
})

export const confirmResetCall = defineCall({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password by a reset link, which is valid once, and ends all sessions.',
  /** The token is valid for an hour. */
  body: z.object({ token, password }),
  reply: nothing,
  open: true,
  logs: 'passwordReset',
})

export const changePasswordCall = defineCall({
  method: 'POST',
  path: '/api/auth/password',
  summary: 'Changes the password of the calling account and ends all its other sessions.',
  /** `current` is the password to be replaced. */
  body: z.object({ current: password, password }),
  reply: nothing,
  logs: 'passwordChanged',
})
