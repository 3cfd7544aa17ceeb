import * as z from 'zod/mini'

/**
 * How a session was confirmed beyond the password; `provider` by a second factor at the OpenID Connect provider, `notAsked` by
 * sign-up, or before there were second factors.
 */
export const confirmation = z.enum(['totp', 'recoveryCode', 'passkey', 'provider', 'notAsked'])
export type Confirmation = z.infer<typeof confirmation>

/** Names of passkeys. */
export const passkeyNameLength = 60
/** The digits of an authenticator app's code. */
export const appCodeLength = 6
