import type { NewApp } from '@hausblick/contract/calls/secondFactor.ts'
import { appCodeLength } from '@hausblick/contract/secondFactor.ts'
import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
/** Steps by which a clock may be early or late. */
const WINDOW = 1
/** As long as SHA-1's output, which RFC 4226 recommends. */
const SECRET_BYTES = 20

// SHA-1, because many apps ignore what an address says about the hash.
const settings = { algorithm: 'SHA1', digits: appCodeLength, period: PERIOD_S }

export function createAppSecret(issuer: string, label: string): NewApp {
  const secret = new Secret({ size: SECRET_BYTES })
  return {
    secret: secret.base32,
    address: new TOTP({ ...settings, issuer, label, secret }).toString(),
  }
}

export function createAppCode(secret: string, now: Date): string {
  return TOTP.generate({
    ...settings,
    secret: Secret.fromBase32(secret),
    timestamp: now.getTime(),
  })
}

/** Returns the time step to which a code belongs, at most one early or late; null if it is wrong. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/[\s-]/g, '')
  if (!/^\d+$/.test(token) || token.length !== appCodeLength) return null
  const timestamp = now.getTime()
  const key = Secret.fromBase32(secret)
  const delta = TOTP.validate({ ...settings, token, secret: key, timestamp, window: WINDOW })
  return delta === null ? null : TOTP.counter({ period: PERIOD_S, timestamp }) + delta
}
