import http from 'node:http'
import https from 'node:https'
import { ServiceError } from '../../platform/http/errors.ts'
import { checkUrl, lookUpPublic, UnreachableError } from './reach.ts'
import { signMessage } from './sign.ts'
import * as texts from './texts.ts'

const TIMEOUT_MS = 10_000

export interface Message {
  readonly url: string
  readonly secret: string
  readonly id: string
  readonly body: string
}

/**
 * Sends a signed message, and returns null once the receiver has taken it, otherwise why not. Follows no redirect, and reads
 * nothing but the status of the answer.
 */
export async function sendMessage(
  message: Message,
  allowsPrivate: boolean,
): Promise<string | null> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    // Again, since the settings may have changed: a name is looked up, an IP address is not.
    const url = checkUrl(message.url, allowsPrivate)
    const status = await post(url, message, allowsPrivate, timeout)
    if (status >= 200 && status < 300) return null
    return status >= 300 && status < 400 ? texts.redirected(status) : texts.answered(status)
  } catch (error) {
    if (timeout.aborted) return texts.tooSlow(TIMEOUT_MS / 1000)
    if (error instanceof ServiceError || error instanceof UnreachableError) return error.message
    const { code }: { code?: unknown } = Object(error)
    return texts.notReached(typeof code === 'string' ? code : 'unbekannt')
  }
}

function post(url: URL, message: Message, allowsPrivate: boolean, signal: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const { request } = url.protocol === 'https:' ? https : http
  const sent = request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(message.body),
      'user-agent': 'Hausblick-Webhooks',
      ...signMessage(message, new Date()),
    },
    // A connection of its own, so that each is made to an address that was looked up for it.
    agent: false,
    signal,
    ...(!allowsPrivate && { lookup: lookUpPublic }),
  })
  sent.on('response', (response) => {
    resolve(response.statusCode ?? 0)
    // An answer may never end.
    response.destroy()
  })
  sent.on('error', reject)
  sent.end(message.body)
  return promise
}
