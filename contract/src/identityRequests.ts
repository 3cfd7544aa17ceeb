import * as z from 'zod/mini'

// The requests to the embedded identity provider. No page loads this file; see `requests.ts`.

const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(254))
const password = z.string().check(z.minLength(1), z.maxLength(1000))
const credentials = { email, password }

export const signInBody = z.object(credentials)

/** Signing up takes an invitation: `customerId` and `token` are the parameters of its link. */
export const signUpBody = z.object({
  ...credentials,
  customerId: z.string().check(z.minLength(1), z.maxLength(254)),
  token: z.string().check(z.minLength(1), z.maxLength(128)),
})

export const requestResetBody = z.object({ email })

export const confirmResetBody = z.object({
  /** From the reset link; valid once, and for an hour. */
  token: z.string().check(z.minLength(1), z.maxLength(128)),
  password,
})

export const sessionParams = z.object({ id: z.string() })

export const changePasswordBody = z.object({
  /** The current password, to be replaced. */
  current: password,
  password,
})
