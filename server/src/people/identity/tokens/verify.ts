import { errors, importJWK, jwtVerify } from 'jose'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { compileOnce } from '../../../platform/database/compileOnce.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { unauthorized } from '../../../platform/http/errors.ts'
import type { Identity, LinkedIdentity } from '../account/identity.ts'
import { identityToken } from '../account/identityToken.ts'
import { gatherCustomers } from '../account/link.ts'
import { earliestSignIn } from '../sessions/lifetime.ts'
import { findPublicKey } from './keys.ts'

/** An id that the service has made: of a key, a session or a user. */
const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const header = z.object({ alg: z.literal(identityToken.algorithm), kid: id })
const claims = z.object({ sub: id, sid: id, exp: z.number() })

/** Bounds memory: a token takes about a kilobyte. */
const REMEMBERED = 10_000

/** A token whose signature and claims are valid until it expires. */
interface Token {
  readonly subject: string
  readonly sessionId: string
  readonly keyId: string
  /** The key that signed it, as stored. */
  readonly publicKey: string
  /** In seconds since 1970. */
  readonly expiresAt: number
}

/**
 * Creates the verification of the embedded provider's tokens against its current sessions, accounts and keys. Only the
 * signature of a token is remembered. A token's content is looked up only once its shape is validated: anyone can forge a
 * header, and a database fails on an object or a NUL.
 */
export function createEmbeddedVerify(db: Kysely<Schema>): Identity['verify'] {
  const remembered = new LRUCache<string, Token>({ max: REMEMBERED })

  async function open(bearer: string): Promise<Token> {
    const known = remembered.get(bearer)
    if (known && known.expiresAt > Math.floor(Date.now() / 1000)) return known
    const token = await verifySignature(db, bearer)
    remembered.set(bearer, token)
    return token
  }

  return async (bearer) => {
    try {
      const { sessionId, keyId, publicKey, subject } = await open(bearer)
      const [session, ...others] = await selectSession(db, sessionId, keyId, ...bounds())
      if (session?.id !== subject || session.public_key !== publicKey) throw unauthorized()
      return describe([session, ...others], sessionId)
    } catch (cause) {
      throw cause instanceof errors.JOSEError ? unauthorized(cause) : cause
    }
  }
}

async function verifySignature(db: Kysely<Schema>, bearer: string): Promise<Token> {
  let keyId = ''
  let publicKey = ''
  const { payload } = await jwtVerify(
    bearer,
    async (said) => {
      keyId = parse(header, said).kid
      publicKey = await findPublicKey(db, keyId)
      return await importJWK(JSON.parse(publicKey), identityToken.algorithm)
    },
    {
      algorithms: [identityToken.algorithm],
      issuer: identityToken.issuer,
      audience: identityToken.audience,
    },
  )
  const { sub: subject, sid: sessionId, exp: expiresAt } = parse(claims, payload)
  return { subject, sessionId, keyId, publicKey, expiresAt }
}

/** Validates a part of a token; throws JWTInvalid where it has another shape. */
function parse<T>(shape: z.ZodMiniType<T>, part: unknown): T {
  const read = shape.safeParse(part)
  if (!read.success) throw new errors.JWTInvalid(z.prettifyError(read.error))
  return read.data
}

/** Finds a session in force, with its account, what that belongs to, and the key of a token. */
const selectSession = compileOnce(
  (db, sessionId: string, keyId: string, now: string, earliest: string) =>
    db
      .selectFrom('identity_session as session')
      .innerJoin('identity_user as user', 'user.id', 'session.user_id')
      .leftJoin('identity_key as key', (join) => join.on('key.id', '=', keyId))
      .leftJoin('account_link as link', (join) =>
        join.onRef('link.subject', '=', 'user.id').on('link.issuer', '=', identityToken.issuer),
      )
      .leftJoin('further_customer as further', (join) =>
        join
          .onRef('further.issuer', '=', 'link.issuer')
          .onRef('further.subject', '=', 'link.subject'),
      )
      .select(['user.id', 'user.email', 'user.email_verified', 'public_key'])
      .select(['session.created_at', 'session.second_factor'])
      .select(['link.kind', 'link.email as link_email', 'link.customer_id'])
      .select('further.customer_id as further_id')
      .select((eb) =>
        eb
          .selectFrom('guest')
          .select('guest.subject')
          .whereRef('guest.subject', '=', 'user.id')
          .where('guest.issuer', '=', identityToken.issuer)
          .limit(1)
          .as('guest'),
      )
      .where('session.id', '=', sessionId)
      .where('session.expires_at', '>', now)
      .where('session.created_at', '>', earliest)
      .orderBy('further.created_at')
      .orderBy('further.customer_id')
      .compile(),
)

function bounds(now = new Date()): [now: string, earliest: string] {
  return [now.toISOString(), earliestSignIn(now)]
}

/** Finds the account of a session; null if the session has ended or expired. */
export async function findSession(
  db: Kysely<Schema>,
  sessionId: string,
): Promise<LinkedIdentity | null> {
  const [session, ...others] = await selectSession(db, sessionId, '', ...bounds())
  return session ? describe([session, ...others], sessionId) : null
}

type SessionRow = Awaited<ReturnType<typeof selectSession>>[number]

/** Describes the account of a session, of which there is a row for each further customer. */
function describe(rows: readonly [SessionRow, ...SessionRow[]], sessionId: string): LinkedIdentity {
  const [user] = rows
  const { kind, link_email: email } = user
  const customerIds = gatherCustomers(rows)
  return {
    link: kind === null || email === null ? null : { kind, email, customerIds },
    isInvited: user.guest !== null,
    issuer: identityToken.issuer,
    subject: user.id,
    email: user.email,
    emailVerified: user.email_verified === 1,
    signInId: sessionId,
    signedInAt: new Date(user.created_at),
    secondFactor: user.second_factor,
  }
}
