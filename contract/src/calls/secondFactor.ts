import * as z from 'zod/mini'
import { passkeyNameLength } from '../secondFactor.ts'
import { defineCall } from './call.ts'
import { nothing } from './fields.ts'
import { code, pendingToken } from './pendingSignIn.ts'

// The second factor of accounts of the embedded identity provider.

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** ISO 8601; null if never. */
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof passkey>

const secondFactor = z.object({
  /** Whether the account must have one. */
  required: z.boolean(),
  /** Whether an authenticator app has been set up. */
  app: z.boolean(),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.number(),
})
export type SecondFactor = z.infer<typeof secondFactor>

/** The secret of a new authenticator app, in Base32 and as an `otpauth:` address for a QR code. */
const newApp = z.object({ secret: z.string(), address: z.string() })
export type NewApp = z.infer<typeof newApp>

/** New recovery codes, shown once; empty where the existing ones remain valid. */
const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** The options of a WebAuthn ceremony, as `@simplewebauthn/server` writes them for `@simplewebauthn/browser`. */
const passkeyOptions = z.looseObject({ challenge: z.string() })

const encoded = z.string().check(z.minLength(1), z.maxLength(10_000), z.regex(/^[\w-]+$/))
const credential = { id: encoded, rawId: encoded, type: z.literal('public-key') }
const clientExtensionResults = z.record(z.string(), z.unknown())

/** A passkey's answer to a challenge, as `@simplewebauthn/browser` sends it. */
const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
  }),
  clientExtensionResults,
})
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>

/** A new passkey, as `@simplewebauthn/browser` sends it. */
const passkeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
  clientExtensionResults,
})
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(passkeyNameLength))
const passkeyParams = z.object({ id: z.string() })

export const startPasskeySignInCall = defineCall({
  method: 'POST',
  path: '/api/auth/sign-in/passkey/challenge',
  summary: 'Starts a sign-in by passkey.',
  reply: passkeyOptions,
  open: true,
  logs: 'nothing',
})

export const passkeySignInCall = defineCall({
  method: 'POST',
  path: '/api/auth/sign-in/passkey',
  summary:
    'Signs in by a passkey whose device has verified its user; the session is set as a cookie.',
  /** `pending` names the sign-in at a provider that the passkey confirms. */
  body: z.object({
    assertion: passkeyAssertion,
    pending: z.optional(pendingToken),
  }),
  reply: nothing,
  open: true,
  logs: ['signedIn', 'signInFailed'],
})

export const readSecondFactorCall = defineCall({
  method: 'GET',
  path: '/api/auth/second-factor',
  summary: 'Describes the second factor of the calling account.',
  reply: secondFactor,
  logs: 'nothing',
})

export const startAppCall = defineCall({
  method: 'POST',
  path: '/api/auth/second-factor/app',
  summary: 'Starts setting up an authenticator app.',
  reply: newApp,
  logs: 'nothing',
})

export const confirmAppCall = defineCall({
  method: 'POST',
  path: '/api/auth/second-factor/app/confirmation',
  summary: 'Completes setting up an authenticator app by its first code.',
  body: z.object({ code }),
  reply: newRecoveryCodes,
  logs: 'secondFactorAdded',
})

export const removeAppCall = defineCall({
  method: 'DELETE',
  path: '/api/auth/second-factor/app',
  summary: "Removes the calling account's authenticator app.",
  reply: nothing,
  logs: 'secondFactorRemoved',
})

export const renewRecoveryCodesCall = defineCall({
  method: 'POST',
  path: '/api/auth/second-factor/recovery-codes',
  summary: 'Replaces the recovery codes of the calling account.',
  reply: newRecoveryCodes,
  logs: 'recoveryCodesMade',
})

export const startPasskeyCall = defineCall({
  method: 'POST',
  path: '/api/auth/second-factor/passkeys/challenge',
  summary: 'Starts making a passkey for the calling account.',
  reply: passkeyOptions,
  logs: 'nothing',
})

export const addPasskeyCall = defineCall({
  method: 'POST',
  path: '/api/auth/second-factor/passkeys',
  summary: 'Adds a passkey whose device has verified its user.',
  body: z.object({ name, attestation: passkeyAttestation }),
  reply: newRecoveryCodes,
  logs: 'secondFactorAdded',
})

export const renamePasskeyCall = defineCall({
  method: 'POST',
  path: '/api/auth/second-factor/passkeys/:id',
  summary: 'Renames a passkey of the calling account.',
  params: passkeyParams,
  body: z.object({ name }),
  reply: nothing,
  logs: 'nothing',
})

export const removePasskeyCall = defineCall({
  method: 'DELETE',
  path: '/api/auth/second-factor/passkeys/:id',
  summary: 'Removes a passkey of the calling account.',
  params: passkeyParams,
  reply: nothing,
  logs: 'secondFactorRemoved',
})
