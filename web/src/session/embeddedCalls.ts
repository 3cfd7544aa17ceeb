import type { Invitation } from '@hausblick/contract/addresses.ts'
import { errorReply } from '@hausblick/contract/calls.ts'
import {
  type IdentityErrorCode,
  type IdentitySession,
  identityErrors,
  identityPaths,
  tokenReply,
} from '@hausblick/contract/identity.ts'
import { IdentityError } from './identityError.ts'

const TOO_MANY_REQUESTS = 429

/** The calls of the service's own provider. The browser keeps the cookie that they set; no script sees it. */
export function createEmbeddedCalls(backend: string) {
  const post = (path: string, body: unknown) =>
    ask(backend + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    signIn: async (email: string, password: string): Promise<void> => {
      await post(identityPaths.signIn, { email, password })
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
      const reply = tokenReply.safeParse(await ask(backend + identityPaths.token))
      if (!reply.success) throw new IdentityError('unavailable', { cause: reply.error })
      return reply.data.session
    },
  }
}

/** The reply's JSON, or undefined where it has none. */
async function ask(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, credentials: 'include' }).catch((cause) => {
    throw new IdentityError('network', { cause })
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new IdentityError(refusalCode(response.status, body))
  return body
}

function refusalCode(status: number, body: unknown): IdentityErrorCode {
  if (status === TOO_MANY_REQUESTS) return 'tooManyAttempts'
  const code = errorReply.safeParse(body).data?.code
  return isKnown(code) ? code : 'unavailable'
}

function isKnown(code: string | undefined): code is IdentityErrorCode {
  return code !== undefined && Object.hasOwn(identityErrors, code)
}
