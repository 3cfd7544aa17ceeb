import { parseCookie, stringifySetCookie } from 'cookie'
import type { BareReply, BareRequest } from './exchange.ts'

/** A cookie of the service, which no script can read. */
export interface Cookie {
  /** Returns its value as the browser sent it; empty if it sent none. */
  read(request: BareRequest): string
  set(reply: BareReply, value: string): void
  clear(reply: BareReply): void
}

/** Describes a cookie that the browser keeps for so long. Over HTTPS, no neighbouring host can set it. */
export function createCookie(name: string, publicUrl: string, maxAge: number): Cookie {
  const secure = publicUrl.startsWith('https:')
  const fullName = secure ? `__Host-${name}` : name
  const write = (reply: BareReply, value: string, seconds: number) =>
    reply.header(
      'set-cookie',
      stringifySetCookie(
        {
          name: fullName,
          value,
          maxAge: seconds,
          path: '/',
          httpOnly: true,
          secure,
          sameSite: 'lax',
        },
        { encode: encodeURIComponent },
      ),
    )
  return {
    read: ({ headers }) => parseCookie(headers.cookie ?? '')[fullName] ?? '',
    set: (reply, value) => void write(reply, value, maxAge),
    clear: (reply) => void write(reply, '', 0),
  }
}
