import type { InputOf, JsonCall, ReplyOf } from '@hausblick/contract/calls/call.ts'
import { ask } from '../../base/data/ask.ts'
import { createAnonymousClient, type Transport } from '../../base/data/client.ts'
import { ServiceError } from '../../base/data/serviceError.ts'
import { unreadable } from '../../base/data/texts.ts'
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
      if (!(cause instanceof ServiceError))
        throw new IdentityError('unavailable', unreadable, { cause })
      throw new IdentityError(codeOf(cause), cause.message, { cause })
    }
  }
}

const fetchWithCookies: Transport = (url, init) => fetch(url, { ...init, credentials: 'include' })

function codeOf({ status, code }: ServiceError): string {
  if (status === NO_REPLY) return 'network'
  return status === TOO_MANY_REQUESTS ? 'tooManyAttempts' : (code ?? 'unavailable')
}
