import { randomBytes } from 'node:crypto'
import { createCookie } from '../cookie.ts'
import type { BareReply, BareRequest } from '../exchange.ts'

const DEVICE_BYTES = 32
const FORM = /^[\w-]{43}$/
/** As long as accounts remember the device. */
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60

const cookieOf = (publicUrl: string) => createCookie('hausblick.device', publicUrl, MAX_AGE_SECONDS)

/** Reads the device id of a request; null if it has none, or a malformed one. */
export function readDeviceId(request: BareRequest, publicUrl: string): string | null {
  const device = cookieOf(publicUrl).read(request)
  return FORM.test(device) ? device : null
}

/** Creates a random device id. Which accounts know it is stored only in the database. */
export function createDeviceId(): string {
  return randomBytes(DEVICE_BYTES).toString('base64url')
}

/** Sets the device cookie for a year; it survives signing out. */
export function setDeviceCookie(reply: BareReply, device: string, publicUrl: string): void {
  cookieOf(publicUrl).set(reply, device)
}
