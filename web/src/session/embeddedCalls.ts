import type { Invitation } from '@hausblick/contract/addresses.ts'
import { errorReply } from '@hausblick/contract/calls.ts'
import {
  type IdentityErrorCode,
  type IdentitySession,
  identityErrors,
  identityPaths,
  tokenReply,
} from '@hausblick/contract/identity.ts'
import {
  type PendingSignIn,
  secondFactorPaths,
  signInReply,
} from '@hausblick/contract/secondFactor.ts'
import type { ConfirmSignIn } from '@hausblick/contract/secondFactorRequests.ts'
import { IdentityError } from './identityError.ts'

const TOO_MANY_REQUESTS = 429

/** Creates the calls to the service's own provider, which reject with an `IdentityError`. The session cookie is HTTP-only. */
export function createEmbeddedCalls(backend: string) {
  const post = (path: string, body: unknown) =>
    request(backend + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    signIn: async (email: string, password: string): Promise<PendingSignIn | null> => {
      const reply = signInReply.safeParse(await post(identityPaths.signIn, { email, password }))
      if (!reply.success) throw new IdentityError('unavailable', { cause: reply.error })
      return reply.data.secondFactor ?? null
    },
    confirmSignIn: async (confirmation: ConfirmSignIn): Promise<void> => {
      await post(secondFactorPaths.signIn, confirmation)
    },
    /** @param answer has the browser sign the service's challenge */
    signInByPasskey: async (answer: (options: unknown) => Promise<unknown>): Promise<void> => {
      const options = await post(secondFactorPaths.passkeyChallenge, {})
      await post(secondFactorPaths.passkeySignIn, { assertion: await answer(options) })
    },
    signUp: async (email: string, password: string, invitation: Invitation): Promise<void> => {
      await post(identityPaths.signUp, { email, password, ...invitation })
    },
    requestReset: async (email: string): Promise<void> => {
      await post(identityPaths.requestReset, { email })
    },
    confirmReset: async (token: string, password: string): Promise<void> => {
      await post(identityPaths.confirmReset, { token, password })
    },
    signOut: async (): Promise<void> => {
      await post(identityPaths.signOut, {})
    },
    token: async (): Promise<IdentitySession | null> => {
      const reply = tokenReply.safeParse(await request(backend + identityPaths.token))
      if (!reply.success) throw new IdentityError('unavailable', { cause: reply.error })
      return reply.data.session
    },
  }
}

/** Resolves to the reply's JSON, or undefined if it has none. */
async function request(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, credentials: 'include' }).catch((cause) => {
    throw new IdentityError('network', { cause })
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new IdentityError(readRefusalCode(response.status, body))
  return body
}

function readRefusalCode(status: number, body: unknown): IdentityErrorCode {
  if (status === TOO_MANY_REQUESTS) return 'tooManyAttempts'
  const code = errorReply.safeParse(body).data?.code
  return isIdentityErrorCode(code) ? code : 'unavailable'
}

function isIdentityErrorCode(code: string | undefined): code is IdentityErrorCode {
  return code !== undefined && Object.hasOwn(identityErrors, code)
}
