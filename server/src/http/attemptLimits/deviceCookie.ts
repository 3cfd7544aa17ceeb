import { randomBytes } from 'node:crypto'
import { parseCookies } from 'better-auth/cookies'
import type { BareReply, BareRequest } from '../exchange.ts'

const DEVICE_BYTES = 32
const FORM = /^[\w-]{43}$/
const NAME = 'hausblick.device'
const DEVICE_PAIR = /^\s*(?:__Host-)?hausblick\.device=/
/** As long as accounts remember the device. */
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60

/** Reads the device id of a request; null if it has none, or a malformed one. */
export function readDeviceId({ headers }: BareRequest, publicUrl: string): string | null {
  const device = parseCookies(headers.cookie ?? '').get(nameOf(publicUrl)) ?? ''
  return FORM.test(device) ? device : null
}

/** Removes the device cookie from a `Cookie` header: better-auth requires an origin of every client that sends cookies. */
export function removeDeviceCookie(cookie: string): string {
  const others = cookie.split(';').filter((pair) => !DEVICE_PAIR.test(pair))
  return others.join(';').trim()
}

/** Creates a random device id. Which accounts know it is stored only in the database. */
export function createDeviceId(): string {
  return randomBytes(DEVICE_BYTES).toString('base64url')
}

/** Sets the device cookie for a year; it survives signing out. */
export function setDeviceCookie(reply: BareReply, device: string, publicUrl: string): void {
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
