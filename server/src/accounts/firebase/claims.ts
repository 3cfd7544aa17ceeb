import { errors, type JWTClaimVerificationOptions, type JWTPayload } from 'jose'
import * as z from 'zod'

/** What the clocks of the provider and of this machine may differ by. */
const CLOCK_TOLERANCE_SECONDS = 60

/** Who vouches for the accounts of a project. */
export function issuerOf(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`
}

/** What `jose` itself checks of a project's tokens. */
export function expectedClaims(projectId: string): JWTClaimVerificationOptions {
  return { issuer: issuerOf(projectId), audience: projectId, requiredClaims: ['exp'] }
}

/** Without NUL, which PostgreSQL cannot hold. */
const text = z.string().regex(/^[^\0]+$/)
const claims = z.object({
  sub: text.max(128),
  email: text.max(254),
  email_verified: z.boolean(),
  /** When the token was made, and when its account last signed in; in seconds. */
  iat: z.number(),
  auth_time: z.number(),
})
export type Claims = z.infer<typeof claims>

/** Reads what the service needs to know; a token that does not say it, or was made in the future, is refused. */
export function readClaims(payload: JWTPayload, now = new Date()): Claims {
  const read = claims.safeParse(payload)
  if (!read.success) throw new errors.JWTInvalid(read.error.message)
  const latest = now.getTime() / 1000 + CLOCK_TOLERANCE_SECONDS
  if (read.data.iat > latest || read.data.auth_time > latest)
    throw new errors.JWTInvalid('The token was made in the future.')
  return read.data
}
