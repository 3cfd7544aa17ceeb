import { ServiceError } from '../platform/http/errors.ts'
import type { BareReply } from '../platform/http/exchange.ts'
import * as texts from './texts.ts'

/** Returns a signal that is aborted once the connection closes or the reply is sent. */
export function abortOnClose(reply: BareReply): AbortSignal {
  const closed = new AbortController()
  reply.raw.once('close', () => closed.abort(new ServiceError(408, texts.brokenConnection)))
  return closed.signal
}
