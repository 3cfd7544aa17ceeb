import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify, UnsecuredJWT } from 'jose'
import { notSignedIn } from '../../http/errors.ts'
import type { Identity } from '../identity.ts'
import { expectedClaims, issuerOf, readClaims } from './claims.ts'

const ALGORITHM = 'RS256'

export interface FirebaseSettings {
  readonly projectId: string
  /** Host and port of the emulator, where one takes the provider's place. */
  readonly emulatorHost: string | null
}

/**
 * Verifies tokens of a project against the provider's keys. The provider's emulator signs nothing: only where the
 * configuration names one, which it refuses to in production, are its tokens believed, and then no others.
 */
export function createVerify(
  { projectId, emulatorHost }: FirebaseSettings,
  findKey: JWTVerifyGetKey,
): Identity['verify'] {
  const expected = expectedClaims(projectId)

  async function open(bearer: string): Promise<JWTPayload> {
    if (emulatorHost !== null) return UnsecuredJWT.decode(bearer, expected).payload
    const { payload } = await jwtVerify(bearer, findKey, { ...expected, algorithms: [ALGORITHM] })
    return payload
  }

  return async (bearer) => {
    try {
      const { sub, email, email_verified, auth_time } = readClaims(await open(bearer))
      return {
        issuer: issuerOf(projectId),
        subject: sub,
        email: email.toLowerCase(),
        emailVerified: email_verified,
        signInId: sub,
        signedInAt: new Date(auth_time * 1000),
      }
    } catch (cause) {
      throw cause instanceof errors.JOSEError ? notSignedIn(cause) : cause
    }
  }
}
