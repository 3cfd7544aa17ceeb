import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { BareRequest, Exchange } from '../../../platform/http/exchange.ts'
import type { VerifiedIdentity } from '../account/identity.ts'
import { identityToken } from '../account/identityToken.ts'
import type { SessionCookie } from './cookie.ts'
import { earliestSignIn, expiryOf, isToBeExtended } from './lifetime.ts'

/** Returns the id of the session in force that the browser's cookie refers to, or null. */
export async function findCookieSession(
  db: Kysely<Schema>,
  cookie: SessionCookie,
  request: BareRequest,
): Promise<string | null> {
  const found = await findByToken(db, cookie.read(request))
  return found && isInForce(found) ? found.sessionId : null
}

/**
 * Finds who is signed in by the browser's cookie, and extends the session where due; null if nobody is. The cookie of a
 * session that has ended is cleared.
 */
export async function readSession(
  db: Kysely<Schema>,
  cookie: SessionCookie,
  { request, reply }: Exchange,
  now = new Date(),
): Promise<VerifiedIdentity | null> {
  const token = cookie.read(request)
  if (token === null) return null
  const found = await findByToken(db, token)
  if (!found || !isInForce(found, now)) {
    if (found) await endSession(db, found.sessionId)
    cookie.clear(reply)
    return null
  }
  if (isToBeExtended(found.expires_at, now)) {
    await extend(db, found.sessionId, now)
    cookie.set(reply, token)
  }
  return {
    issuer: identityToken.issuer,
    subject: found.userId,
    email: found.email,
    emailVerified: found.email_verified === 1,
    signInId: found.sessionId,
    signedInAt: new Date(found.created_at),
    secondFactor: found.second_factor,
  }
}

async function findByToken(db: Kysely<Schema>, token: string | null) {
  if (token === null) return undefined
  return await db
    .selectFrom('identity_session as session')
    .innerJoin('identity_user as user', 'user.id', 'session.user_id')
    .select(['session.id as sessionId', 'session.created_at', 'expires_at', 'second_factor'])
    .select(['user.id as userId', 'user.email', 'user.email_verified'])
    .where('token', '=', token)
    .executeTakeFirst()
}

type Times = Pick<NonNullable<Awaited<ReturnType<typeof findByToken>>>, 'created_at' | 'expires_at'>

function isInForce({ created_at, expires_at }: Times, now = new Date()): boolean {
  return expires_at > now.toISOString() && created_at > earliestSignIn(now)
}

async function extend(db: Kysely<Schema>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('identity_session')
    .set({ expires_at: expiryOf(now), updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** Finds the account of a session; undefined if it has ended. */
export async function findSessionAccount(db: Kysely<Schema>, sessionId: string) {
  return await db
    .selectFrom('identity_session as session')
    .innerJoin('identity_user as user', 'user.id', 'session.user_id')
    .leftJoin('identity_oidc as identity', 'identity.id', 'session.oidc_id')
    .select(['user.id', 'user.email', 'identity.issuer', 'session.second_factor as secondFactor'])
    .where('session.id', '=', sessionId)
    .executeTakeFirst()
}

export async function endSession(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('identity_session').where('id', '=', id).execute()
}
