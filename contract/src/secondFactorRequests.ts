import * as z from 'zod/mini'
import { passkeyNameLength } from './secondFactor.ts'

// The requests about second factors. No page loads this file; see `requests.ts`.

const encoded = z.string().check(z.minLength(1), z.maxLength(10_000), z.regex(/^[\w-]+$/))
const spaced = z.string().check(z.minLength(1), z.maxLength(100))

export const confirmSignInBody = z.object({
  pending: z.string().check(z.minLength(1), z.maxLength(128)),
  method: z.enum(['app', 'recoveryCode']),
  /** With or without spaces and hyphens. */
  code: spaced,
})
export type ConfirmSignIn = z.infer<typeof confirmSignInBody>

export const appCodeBody = z.object({ code: spaced })

const credential = { id: encoded, rawId: encoded, type: z.literal('public-key') }
const clientExtensionResults = z.record(z.string(), z.unknown())

/** A passkey's answer to a challenge, as `@simplewebauthn/browser` sends it. */
export const passkeyAssertion = z.object({
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
export const passkeyAttestation = z.object({
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

export const passkeySignInBody = z.object({ assertion: passkeyAssertion })
export const newPasskeyBody = z.object({ name, attestation: passkeyAttestation })
export const passkeyNameBody = z.object({ name })
export const passkeyParams = z.object({ id: z.string() })
