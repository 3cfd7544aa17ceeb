import { errors, type JWTClaimVerificationOptions, type JWTPayload } from 'jose'
import * as z from 'zod'

/** Tolerated clock skew between provider and service. */
const CLOCK_TOLERANCE_SECONDS = 60

/** Returns the issuer of a project's tokens. */
export function issuerOf(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`
}

/** Returns the claims that `jose` itself verifies. */
export function expectedClaims(projectId: string): JWTClaimVerificationOptions {
  return { issuer: issuerOf(projectId), audience: projectId, requiredClaims: ['exp'] }
}

/** PostgreSQL cannot store NUL. */
const text = z.string().regex(/^[^\0]+$/)
const claims = z.object({
  sub: text.max(128),
  email: text.max(254),
  email_verified: z.boolean(),
  /** Issued at, and last sign-in; both in seconds. */
  iat: z.number(),
  auth_time: z.number(),
  /** What confirmed the sign-in beyond the password, such as `totp` or `phone`. */
  firebase: z.optional(z.object({ sign_in_second_factor: z.optional(text) })),
})
export type Claims = z.infer<typeof claims>

/**
 * Reads the claims that the service needs; throws JWTInvalid where one is missing, or where the token was issued in the
 * future.
 */
export function readClaims(payload: JWTPayload, now = new Date()): Claims {
  const read = claims.safeParse(payload)
  if (!read.success) throw new errors.JWTInvalid(read.error.message)
  const latest = now.getTime() / 1000 + CLOCK_TOLERANCE_SECONDS
  if (read.data.iat > latest || read.data.auth_time > latest)
    throw new errors.JWTInvalid('The token was issued in the future.')
  return read.data
}
