import { errors, type JWTPayload, jwtVerify } from 'jose'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { notSignedIn } from '../../errors.ts'
import type { Identity, VerifiedIdentity } from '../identity.ts'
import { identityToken } from './identityToken.ts'
import { keyFinder } from './keys.ts'

/** Verifies tokens of the embedded provider, against its sessions and accounts as they are at this moment. */
export function createVerify(db: Kysely<Schema>): Identity['verify'] {
  const findKey = keyFinder(db)

  async function claims(bearer: string): Promise<JWTPayload> {
    const { payload } = await jwtVerify(
      bearer,
      async ({ kid = '' }) => {
        const key = await findKey(kid)
        if (!key) throw new errors.JWKSNoMatchingKey()
        return key
      },
      {
        algorithms: [identityToken.algorithm],
        issuer: identityToken.issuer,
        audience: identityToken.audience,
        requiredClaims: ['exp', 'sub', 'sid'],
      },
    )
    return payload
  }

  return async (bearer) => {
    try {
      const { sub, sid } = await claims(bearer)
      const account = await findSession(db, String(sid))
      if (!account || account.subject !== sub) throw notSignedIn()
      return account
    } catch (cause) {
      throw cause instanceof errors.JOSEError ? notSignedIn(cause) : cause
    }
  }
}

/** Returns the account of a session; null where the session has ended or expired. */
export async function findSession(
  db: Kysely<Schema>,
  sessionId: string,
): Promise<VerifiedIdentity | null> {
  const user = await db
    .selectFrom('identity_session as session')
    .innerJoin('identity_user as user', 'user.id', 'session.user_id')
    .select(['user.id', 'user.email', 'user.email_verified'])
    .where('session.id', '=', sessionId)
    .where('session.expires_at', '>', new Date().toISOString())
    .executeTakeFirst()
  if (!user) return null
  return {
    issuer: identityToken.issuer,
    subject: user.id,
    email: user.email,
    emailVerified: user.email_verified === 1,
    signInId: sessionId,
  }
}
