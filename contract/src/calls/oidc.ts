import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { nothing } from './fields.ts'
import { pendingSignIn } from './pendingSignIn.ts'

// Signing in at an OpenID Connect provider that the operator has configured. The browser asks for the address of the provider,
// goes there, and comes back to `oidcCallbackCall`, which leads on to a page.

/** The id of a configured provider, as `/api/config` names it. */
const provider = z.string().check(z.regex(/^[1-9]$/))

const NO_CONTROLS = /^\P{Cc}*$/u

/**
 * A part of a provider's answer. One that is repeated, too long or has control characters counts as missing, so that it is refused as
 * others are.
 */
const answered = z.catch(
  z.optional(z.string().check(z.maxLength(8000), z.regex(NO_CONTROLS))),
  undefined,
)

/** Where the browser is to go; it gets a cookie that binds the answer to it. */
const atProvider = z.object({ address: z.string() })

/** An identity at a provider by which the calling account signs in. */
const providerIdentity = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601. */
  linkedAt: z.string(),
  /** ISO 8601; null if never since it was linked. */
  lastUsedAt: z.nullable(z.string()),
  /** Whether it is the last way into the account, and thus stays. */
  isLast: z.boolean(),
})
export type ProviderIdentity = z.infer<typeof providerIdentity>

export const startOidcSignInCall = defineCall({
  method: 'POST',
  path: '/api/auth/oidc/sign-in',
  summary: 'Starts a sign-in at a provider.',
  /** `target` is the page to continue with. */
  body: z.object({ provider, target: z.optional(z.string().check(z.maxLength(2000))) }),
  reply: atProvider,
  open: true,
  logs: 'signInFailed',
})

export const startOidcSignUpCall = defineCall({
  method: 'POST',
  path: '/api/auth/oidc/sign-up',
  summary: 'Starts the sign-in at a provider that creates the account of an invitation.',
  /** The address is that of the new account; the provider is not asked for one. */
  body: z.object({
    provider,
    email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
    customerId: z.string().check(z.minLength(1), z.maxLength(254)),
    token: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  reply: atProvider,
  open: true,
  logs: 'signInFailed',
})

export const startOidcLinkCall = defineCall({
  method: 'POST',
  path: '/api/auth/oidc/identities',
  summary: 'Starts the sign-in at a provider that links it to the calling account.',
  body: z.object({ provider }),
  reply: atProvider,
  logs: 'signInFailed',
})

export const startOidcConfirmationCall = defineCall({
  method: 'POST',
  path: '/api/auth/oidc/confirmations',
  summary:
    'Starts the renewed sign-in at a provider by which the calling account shows that it is still the same person.',
  /** `target` is the page to come back to. */
  body: z.object({ provider, target: z.string().check(z.maxLength(2000)) }),
  reply: atProvider,
  logs: 'signInFailed',
})

export const oidcCallbackCall = defineCall({
  method: 'GET',
  path: '/api/oidc/callback/:provider',
  summary: 'Receives the answer of a provider, and redirects to a page.',
  params: z.object({
    provider: z.catch(z.string().check(z.maxLength(100), z.regex(NO_CONTROLS)), ''),
  }),
  query: z.object({ state: answered, code: answered, iss: answered, error: answered }),
  file: ['text/html'],
  open: true,
  logs: ['signedIn', 'signInFailed', 'accountLinked', 'guestJoined', 'providerLinked'],
})

export const readOidcSecondFactorCall = defineCall({
  method: 'POST',
  path: '/api/auth/oidc/second-factor',
  summary: 'Returns, once, what a sign-in at a provider still awaits in this browser.',
  reply: z.object({ secondFactor: z.nullable(pendingSignIn) }),
  open: true,
  logs: 'nothing',
})

export const listOidcIdentitiesCall = defineCall({
  method: 'GET',
  path: '/api/auth/oidc/identities',
  summary: 'Lists the identities at providers by which the calling account signs in.',
  /** Whether the account has a password, too. */
  reply: z.object({ hasPassword: z.boolean(), identities: z.array(providerIdentity) }),
  logs: 'nothing',
})

export const unlinkOidcCall = defineCall({
  method: 'DELETE',
  path: '/api/auth/oidc/identities/:id',
  summary: 'Unlinks an identity at a provider from the calling account.',
  params: z.object({ id: z.string() }),
  reply: nothing,
  logs: 'providerUnlinked',
})
