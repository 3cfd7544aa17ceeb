import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { CAPABILITY_LIFETIME_MS } from '@hausblick/contract/documents.ts'

/** Whose documents may be opened. */
export type DocumentScope =
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'all' }

/** Lets whoever has a list open its documents for a while, also where no `Authorization` header can be sent. */
export interface Capabilities {
  grant(scope: DocumentScope, now?: Date): string
  /** Null for what was not granted here, or counts no longer. */
  read(capability: string, now?: Date): DocumentScope | null
}

/** A long list takes a while to arrive, and counts from then on. */
const FOR_THE_WAY_MS = 60_000
/** No customer id has this character, nor the one that separates. */
const ALL = '*'
const FORM = /^(?<granted>(?<scope>[^~]+)~(?<expires>[0-9a-z]{1,9}))~(?<signature>[\w-]{43})$/

/**
 * Signs with a key of the purpose's own, derived from the service's secret: what is granted for one counts for no other.
 * Whoever has the same secret reads them.
 */
export function createCapabilities(
  secret: string,
  purpose: 'document' | 'export' = 'document',
): Capabilities {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `hausblick ${purpose} capability`, 32))
  const sign = (granted: string) => createHmac('sha256', key).update(granted).digest('base64url')
  return {
    grant: (scope, now = new Date()) => {
      const expires = Math.ceil((now.getTime() + CAPABILITY_LIFETIME_MS + FOR_THE_WAY_MS) / 1000)
      const granted = `${scope.kind === 'all' ? ALL : scope.customerId}~${expires.toString(36)}`
      return `${granted}~${sign(granted)}`
    },
    read: (capability, now = new Date()) => {
      const { granted, scope, expires, signature } = FORM.exec(capability)?.groups ?? {}
      if (!granted || !scope || !expires || !signature) return null
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(granted)))) return null
      if (Number.parseInt(expires, 36) * 1000 <= now.getTime()) return null
      return scope === ALL ? { kind: 'all' } : { kind: 'customer', customerId: scope }
    },
  }
}
