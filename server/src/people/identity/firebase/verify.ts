import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify, UnsecuredJWT } from 'jose'
import { unauthorized } from '../../../platform/http/errors.ts'
import type { Identity } from '../account/identity.ts'
import { expectedClaims, issuerOf, readClaims } from './claims.ts'

const ALGORITHM = 'RS256'

export interface FirebaseSettings {
  readonly projectId: string
  /** Host and port of the emulator that replaces the provider, if any. */
  readonly emulatorHost: string | null
}

/**
 * Creates the verification of a project's tokens. Tokens of the emulator are unsigned: they are accepted only where the
 * configuration names an emulator, which it cannot in production, and then no others are.
 */
export function createFirebaseVerify(
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
      const { sub, email, email_verified, auth_time, firebase } = readClaims(await open(bearer))
      return {
        issuer: issuerOf(projectId),
        subject: sub,
        email: email.toLowerCase(),
        emailVerified: email_verified,
        signInId: sub,
        signedInAt: new Date(auth_time * 1000),
        secondFactor: firebase?.sign_in_second_factor === undefined ? null : 'hosted',
      }
    } catch (cause) {
      throw cause instanceof errors.JOSEError ? unauthorized(cause) : cause
    }
  }
}
