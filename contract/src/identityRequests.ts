import * as z from 'zod/mini'

// What the embedded identity provider is asked with; no page loads this file, see `requests.ts`.

const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(254))
const password = z.string().check(z.minLength(1), z.maxLength(1000))
const credentials = { email, password }

export const signInBody = z.object(credentials)

/** An account is made from an invitation only: the two parameters of its link come along. */
export const signUpBody = z.object({
  ...credentials,
  customerId: z.string().check(z.minLength(1), z.maxLength(254)),
  token: z.string().check(z.minLength(1), z.maxLength(128)),
})

/** Asks for a link that the account's password is reset by. */
export const requestResetBody = z.object({ email })

export const confirmResetBody = z.object({
  /** From the link; it counts once, and for an hour. */
  token: z.string().check(z.minLength(1), z.maxLength(128)),
  password,
})

export const sessionParams = z.object({ id: z.string() })

export const changePasswordBody = z.object({
  /** The one before. */
  current: password,
  password,
})
