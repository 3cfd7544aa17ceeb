import { errors, jwtVerify } from 'jose'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Schema } from '../../database/tables/schema.ts'
import { unauthorized } from '../../http/errors.ts'
import type { Identity, VerifiedIdentity } from '../identity.ts'
import { identityToken } from './identityToken.ts'
import { createKeyFinder } from './keys.ts'
import { earliestSignIn } from './sessions/lifetime.ts'

/** An id made by the service or by better-auth: of a key, a session or a user. */
const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const header = z.object({ alg: z.literal(identityToken.algorithm), kid: id })
const claims = z.object({ sub: id, sid: id })

/**
 * Creates the verification of the embedded provider's tokens against its current sessions and accounts. A token's content is
 * looked up only once its shape is validated: anyone can forge a header, and a database fails on an object or a NUL.
 */
export function createEmbeddedVerify(db: Kysely<Schema>): Identity['verify'] {
  const findKey = createKeyFinder(db)

  async function readClaims(bearer: string): Promise<z.infer<typeof claims>> {
    const { payload } = await jwtVerify(
      bearer,
      async (said) => {
        const key = await findKey(parse(header, said).kid)
        if (!key) throw new errors.JWKSNoMatchingKey()
        return key
      },
      {
        algorithms: [identityToken.algorithm],
        issuer: identityToken.issuer,
        audience: identityToken.audience,
        requiredClaims: ['exp'],
      },
    )
    return parse(claims, payload)
  }

  return async (bearer) => {
    try {
      const { sub, sid } = await readClaims(bearer)
      const account = await findSession(db, sid)
      if (!account || account.subject !== sub) throw unauthorized()
      return account
    } catch (cause) {
      throw cause instanceof errors.JOSEError ? unauthorized(cause) : cause
    }
  }
}

/** Validates a part of a token; throws JWTInvalid where it has another shape. */
function parse<T>(shape: z.ZodMiniType<T>, part: unknown): T {
  const read = shape.safeParse(part)
  if (!read.success) throw new errors.JWTInvalid(z.prettifyError(read.error))
  return read.data
}

/** Finds the account of a session; null if the session has ended or expired. */
export async function findSession(
  db: Kysely<Schema>,
  sessionId: string,
): Promise<VerifiedIdentity | null> {
  const user = await db
    .selectFrom('identity_session as session')
    .innerJoin('identity_user as user', 'user.id', 'session.user_id')
    .select(['user.id', 'user.email', 'user.email_verified', 'session.created_at'])
    .where('session.id', '=', sessionId)
    .where('session.expires_at', '>', new Date().toISOString())
    .where('session.created_at', '>', earliestSignIn())
    .executeTakeFirst()
  if (!user) return null
  return {
    issuer: identityToken.issuer,
    subject: user.id,
    email: user.email,
    emailVerified: user.email_verified === 1,
    signInId: sessionId,
    signedInAt: new Date(user.created_at),
  }
}
