import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { CAPABILITY_LIFETIME_MS } from '@hausblick/contract/documents.ts'
import type { Secrets } from '../../platform/config/secrets.ts'
import type { Grant } from '../../platform/http/callers.ts'

/**
 * Short-lived tokens that open one customer's files where no `Authorization` header can be sent. A capability says who asked;
 * what they may open is decided at every use.
 */
export interface Capabilities {
  /** @param now when the reply began, so that all its capabilities for a customer are equal */
  grant(grant: Grant, now?: Date): string
  /** Returns null for a capability that is forged, expired or issued for another purpose. */
  read(capability: string, now?: Date): Grant | null
}

/** Added to the lifetime, which the client counts from the end of the reply: a long list takes a while to arrive. */
const TRANSFER_MS = 60_000
/** Half of SHA-256's output, RFC 2104's minimum: the list of all customers has a signature per customer. */
const SIGNATURE_BYTES = 16
/** Neither base64url nor a customer id contains the separator. */
const FORM =
  /^(?<granted>(?<signIn>[\w-]*)~(?<customerId>[^~]+)~(?<expires>[0-9a-z]{1,9}))~(?<signature>[\w-]{22})$/

/**
 * Creates capabilities signed with a key derived per purpose from the current secret; those signed with earlier secrets are
 * still accepted.
 */
export function createCapabilities(
  secrets: Secrets,
  purpose: 'document' | 'paper' | 'picture' | 'export' | 'audit' | 'locked' = 'document',
): Capabilities {
  const [current, ...others] = secrets
  const sign = createSigner(current, purpose)
  const previous = others.map((secret) => createSigner(secret, purpose))
  return {
    grant: ({ signInId, customerId }, now = new Date()) => {
      const signIn = Buffer.from(signInId ?? '').toString('base64url')
      const expires = Math.ceil((now.getTime() + CAPABILITY_LIFETIME_MS + TRANSFER_MS) / 1000)
      const granted = `${signIn}~${customerId}~${expires.toString(36)}`
      return `${granted}~${sign(granted)}`
    },
    read: (capability, now = new Date()) => {
      const groups = FORM.exec(capability)?.groups
      const { granted, signIn = '', customerId, expires, signature } = groups ?? {}
      if (!granted || !customerId || !expires || !signature) return null
      // Compared as text, since several base64url texts decode to the same bytes.
      const isSigned = [sign, ...previous].some((signed) =>
        timingSafeEqual(Buffer.from(signature), Buffer.from(signed(granted))),
      )
      if (!isSigned) return null
      if (Number.parseInt(expires, 36) * 1000 <= now.getTime()) return null
      const signInId = signIn === '' ? null : Buffer.from(signIn, 'base64url').toString()
      return { signInId, customerId }
    },
  }
}

function createSigner(secret: string, purpose: string): (granted: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `hausblick ${purpose} capability`, 32))
  return (granted) => {
    const whole = createHmac('sha256', key).update(granted).digest()
    return whole.subarray(0, SIGNATURE_BYTES).toString('base64url')
  }
}
