import type { InputOf, JsonCall, ReplyOf } from '@hausblick/contract/calls/call.ts'
import { type IdentityErrorCode, identityErrors } from '@hausblick/contract/identity.ts'
import { ask } from '../../base/data/ask.ts'
import { createAnonymousClient, type Transport } from '../../base/data/client.ts'
import { ServiceError } from '../../base/data/serviceError.ts'
import { IdentityError } from './identityError.ts'

const NO_REPLY = 0
const TOO_MANY_REQUESTS = 429

/** Makes a call to the service's own provider and resolves to its reply. Rejects with an `IdentityError`. */
export type AskProvider = <C extends JsonCall>(call: C, input: InputOf<C>) => Promise<ReplyOf<C>>

/** Creates what calls the service's own provider. The session cookie is HTTP-only. */
export function createAskProvider(backend: string): AskProvider {
  const client = createAnonymousClient(backend)
  return async (call, input) => {
    try {
      return await ask(client, call, input, { transport: fetchWithCookies })
    } catch (cause) {
      throw new IdentityError(codeOf(cause), { cause })
    }
  }
}

const fetchWithCookies: Transport = (url, init) => fetch(url, { ...init, credentials: 'include' })

function codeOf(cause: unknown): IdentityErrorCode {
  if (!(cause instanceof ServiceError)) return 'unavailable'
  if (cause.status === NO_REPLY) return 'network'
  if (cause.status === TOO_MANY_REQUESTS) return 'tooManyAttempts'
  return isKnown(cause.code) ? cause.code : 'unavailable'
}

function isKnown(code: string | undefined): code is IdentityErrorCode {
  return code !== undefined && Object.hasOwn(identityErrors, code)
}
