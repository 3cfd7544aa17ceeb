import type { Invitation } from '@hausblick/contract/addresses.ts'
import { errorReply } from '@hausblick/contract/calls.ts'
import {
  type IdentitySession,
  identityErrors,
  identityPaths,
  tokenReply,
} from '@hausblick/contract/identity.ts'
import type { Post } from './identity.ts'
import { type Code, IdentityError, type Messages } from './identityError.ts'

const TOO_MANY_REQUESTS = 429

/** Creates the calls to the service's own provider, which reject with an `IdentityError`. The session cookie is HTTP-only. */
export function createEmbeddedCalls(backend: string) {
  const post: Post = (path, body, messages) =>
    request(
      backend + path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
      messages,
    )
  return {
    post,
    /** Resolves to what is said about the second factor, unread, since few accounts have one; undefined without it. */
    signIn: async (email: string, password: string): Promise<unknown> =>
      Object(await post(identityPaths.signIn, { email, password })).secondFactor,
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
async function request(
  url: string,
  init?: RequestInit,
  messages: Messages = identityErrors,
): Promise<unknown> {
  const response = await fetch(url, { ...init, credentials: 'include' }).catch((cause) => {
    throw new IdentityError('network', { cause })
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok)
    throw new IdentityError(readRefusalCode(response.status, body, messages), {}, messages)
  return body
}

function readRefusalCode(status: number, body: unknown, messages: Messages): Code {
  if (status === TOO_MANY_REQUESTS) return 'tooManyAttempts'
  const code = errorReply.safeParse(body).data?.code ?? ''
  return isKnown(code, messages) ? code : 'unavailable'
}

function isKnown(code: string, messages: Messages): code is Code {
  return Object.hasOwn(messages, code)
}
