import * as z from 'zod/mini'
import { paths } from './calls.ts'

/** The paths of the second factor of accounts of the embedded identity provider. */
export const secondFactorPaths = {
  /** Completes a sign-in by password. */
  signIn: `${paths.identity}/sign-in/second-factor`,
  passkeyChallenge: `${paths.identity}/sign-in/passkey/challenge`,
  passkeySignIn: `${paths.identity}/sign-in/passkey`,
  state: `${paths.identity}/second-factor`,
  app: `${paths.identity}/second-factor/app`,
  appConfirmation: `${paths.identity}/second-factor/app/confirmation`,
  recoveryCodes: `${paths.identity}/second-factor/recovery-codes`,
  newPasskeyChallenge: `${paths.identity}/second-factor/passkeys/challenge`,
  passkeys: `${paths.identity}/second-factor/passkeys`,
  passkey: `${paths.identity}/second-factor/passkeys/:id`,
} as const

/** How a session was confirmed beyond the password; `notAsked` by sign-up, or before there were second factors. */
export const confirmation = z.enum(['totp', 'recoveryCode', 'passkey', 'notAsked'])
export type Confirmation = z.infer<typeof confirmation>

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

/** Without `secondFactor`, the session is set as a cookie. */
export const signInReply = z.object({ secondFactor: z.optional(pendingSignIn) })

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** ISO 8601; null if never. */
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof passkey>

/** The second factor of the calling account. */
export const secondFactorReply = z.object({
  /** Whether the account must have one. */
  required: z.boolean(),
  /** Whether an authenticator app has been set up. */
  app: z.boolean(),
  passkeys: z.array(passkey),
  /** How many unused recovery codes are left. */
  recoveryCodesLeft: z.number(),
})
export type SecondFactor = z.infer<typeof secondFactorReply>

/** The secret of a new authenticator app, in Base32 and as an `otpauth:` address for a QR code. */
export const newAppReply = z.object({ secret: z.string(), address: z.string() })
export type NewApp = z.infer<typeof newAppReply>

/** New recovery codes, shown once; empty where the existing ones remain valid. */
export const recoveryCodesReply = z.object({ recoveryCodes: z.array(z.string()) })

/** The options of a WebAuthn ceremony, as `@simplewebauthn/server` writes them for `@simplewebauthn/browser`. */
export const passkeyOptionsReply = z.looseObject({ challenge: z.string() })

/** Names of passkeys. */
export const passkeyNameLength = 60
/** The digits of an authenticator app's code. */
export const appCodeLength = 6
