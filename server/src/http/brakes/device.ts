import { randomBytes } from 'node:crypto'
import { parseCookies } from 'better-auth/cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'

const DEVICE_BYTES = 32
const FORM = /^[\w-]{43}$/
const NAME = 'hausblick.device'
const DEVICE_PAIR = /^\s*(?:__Host-)?hausblick\.device=/
/** As long as an account remembers it. */
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60

/** Reads the number that a browser has been given; null where there is none, or something else. */
export function readDevice({ headers }: FastifyRequest, publicUrl: string): string | null {
  const device = parseCookies(headers.cookie ?? '').get(nameOf(publicUrl)) ?? ''
  return FORM.test(device) ? device : null
}

/** Leaves the number out of a `Cookie` header: better-auth asks whoever sends any cookie for an origin, programs too. */
export function withoutDevice(cookie: string): string {
  const others = cookie.split(';').filter((pair) => !DEVICE_PAIR.test(pair))
  return others.join(';').trim()
}

/** Makes a random number that says nothing about anybody: which accounts know it is a secret of the service's tables. */
export function newDevice(): string {
  return randomBytes(DEVICE_BYTES).toString('base64url')
}

/** Gives a browser its number, for a year from now; it stays when one signs out. */
export function sendDevice(reply: FastifyReply, device: string, publicUrl: string): void {
  const secure = isSecure(publicUrl) ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${nameOf(publicUrl)}=${device}; Max-Age=${MAX_AGE_SECONDS}; Path=/; HttpOnly${secure}; SameSite=Lax`,
  )
}

function nameOf(publicUrl: string): string {
  return isSecure(publicUrl) ? `__Host-${NAME}` : NAME
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}
