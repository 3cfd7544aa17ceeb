import type { Invitation } from '@hausblick/contract/addresses.ts'
import { errorReply } from '@hausblick/contract/calls.ts'
import {
  type IdentitySession,
  identityErrors,
  identityPaths,
  tokenReply,
} from '@hausblick/contract/identity.ts'
import { IdentityError, type Messages } from './identityError.ts'

const TOO_MANY_REQUESTS = 429

/** Posts JSON; resolves to the reply's JSON. */
export type Post = (path: string, body: unknown, messages?: Messages) => Promise<unknown>

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
  init: RequestInit = {},
  messages: Messages = identityErrors,
): Promise<unknown> {
  const response = await fetch(url, { ...init, credentials: 'include' }).catch((cause) => {
    throw new IdentityError('network', { cause })
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw readRefusal(response.status, body, messages)
  return body
}

function readRefusal(status: number, body: unknown, messages: Messages): IdentityError {
  if (status === TOO_MANY_REQUESTS) return new IdentityError('tooManyAttempts')
  const code = errorReply.safeParse(body).data?.code
  return isKnown(code, messages)
    ? new IdentityError(code, {}, messages)
    : new IdentityError('unavailable')
}

function isKnown(code: string | undefined, messages: Messages): code is keyof Messages {
  return code !== undefined && Object.hasOwn(messages, code)
}
