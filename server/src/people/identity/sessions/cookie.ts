import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../../platform/config/config.ts'
import { createCookie } from '../../../platform/http/cookie.ts'
import type { BareReply, BareRequest } from '../../../platform/http/exchange.ts'
import { sessionTimes } from './lifetime.ts'

/** The cookie with the token of a session, signed, so that nobody opens a session by what the database holds. */
export interface SessionCookie {
  /** Returns the token; null if there is none, or no configured secret signed it. */
  read(request: BareRequest): string | null
  /** Sets it, signed by the current secret. */
  set(reply: BareReply, token: string): void
  clear(reply: BareReply): void
}

export type CookieSettings = Pick<Config, 'secrets' | 'publicUrl'>

export function createSessionCookie({ secrets, publicUrl }: CookieSettings): SessionCookie {
  const cookie = createCookie('hausblick.session_token', publicUrl, sessionTimes.idle)
  return {
    read: (request) => {
      const value = cookie.read(request)
      const end = value.lastIndexOf('.')
      if (end === -1) return null
      const [token, signature] = [value.slice(0, end), Buffer.from(value.slice(end + 1))]
      const isSigned = secrets.some((secret) => {
        const expected = Buffer.from(sign(token, secret))
        return expected.length === signature.length && timingSafeEqual(expected, signature)
      })
      return isSigned ? token : null
    },
    set: (reply, token) => cookie.set(reply, `${token}.${sign(token, secrets[0])}`),
    clear: cookie.clear,
  }
}

function sign(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64')
}
