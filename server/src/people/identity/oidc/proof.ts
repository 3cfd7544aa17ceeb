import type { IDToken } from 'openid-client'
import type { OidcProvider } from '../../../platform/config/oidcProviders.ts'

/** How far a provider's clock may be ahead. */
const AHEAD_SECONDS = 60
/** The most that OpenID Connect allows. */
const MAX_SUBJECT = 255

/** Long enough to be asked again before a change that needs a recent sign-in; not so long that a session would end by it. */
const OLDEST_MS = 60 * 60 * 1000

/** What a verified ID token shows. Nothing is read of addresses, confirmed or not, since they can change hands. */
export interface Proof {
  readonly subject: string
  /** When they signed in there, an hour ago at the earliest; now where the token does not say. */
  readonly signedInAt: Date
  /** Whether a second factor was asked for there, of a kind that the operator lets count. */
  readonly secondFactor: boolean
}

/** A verified token that does not count all the same. */
export class ProofRefused extends Error {
  override readonly name = 'ProofRefused'
}

/** Reads an ID token whose signature, issuer, audience, nonce and expiry have been verified. */
export function readProof(
  claims: IDToken | undefined,
  { clientId, secondFactors }: Pick<OidcProvider, 'clientId' | 'secondFactors'>,
  now = new Date(),
): Proof {
  if (!claims) throw new ProofRefused('no ID token')
  if (claims.iat > now.getTime() / 1000 + AHEAD_SECONDS) throw new ProofRefused('not yet issued')
  // OpenID Connect Core §3.1.3.7: the library only looks at it where there are several audiences.
  if (claims.azp !== undefined && claims.azp !== clientId)
    throw new ProofRefused('issued to another client')
  if (claims.sub === '' || claims.sub.length > MAX_SUBJECT) throw new ProofRefused('no subject')
  const said: unknown[] = [claims.acr, ...(Array.isArray(claims.amr) ? claims.amr : [])]
  const present = now.getTime()
  const since = claims.auth_time === undefined ? present : claims.auth_time * 1000
  return {
    subject: claims.sub,
    signedInAt: new Date(Math.min(present, Math.max(since, present - OLDEST_MS))),
    secondFactor: secondFactors.some((value) => said.includes(value)),
  }
}
