import { confirmation } from '@hausblick/contract/secondFactor.ts'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Schema } from '../../database/tables/schema.ts'
import type { BareReply, BareRequest } from '../../http/exchange.ts'
import type { VerifiedIdentity } from '../account/identity.ts'
import { identityToken } from '../account/identityToken.ts'
import type { Auth } from '../embedded/auth.ts'
import { buildAuthHeaders, setCookies } from '../embedded/forward.ts'
import { earliestSignIn } from './lifetime.ts'

const stored = z.nullable(confirmation)

/** Returns the id of the valid session that the browser's cookie refers to, or null. */
export async function findCookieSession(auth: Auth, request: BareRequest): Promise<string | null> {
  const found = await auth.api.getSession({
    headers: await buildAuthHeaders(auth, request),
    query: { disableRefresh: true },
  })
  return found?.session.id ?? null
}

/**
 * Reads the session of the browser's cookie, extends it where due, and returns it with the reply's headers. A session whose
 * sign-in is too old is ended and its cookie cleared.
 */
export async function readSession(auth: Auth, db: Kysely<Schema>, request: BareRequest) {
  const requested = await buildAuthHeaders(auth, request)
  const read = () => auth.api.getSession({ headers: requested, returnHeaders: true })
  const found = await read()
  const session = found.response?.session
  if (!session || session.createdAt.toISOString() > earliestSignIn()) return found
  await endSession(db, session.id)
  return await read()
}

/** Finds the account of the browser's cookie, and passes the extended cookie on. */
export async function findAccountByCookie(
  auth: Auth,
  db: Kysely<Schema>,
  request: BareRequest,
  reply: BareReply,
): Promise<VerifiedIdentity | null> {
  if (request.headers.cookie === undefined) return null
  const { headers, response: found } = await readSession(auth, db, request)
  setCookies(headers, reply)
  if (!found) return null
  const { user, session } = found
  return {
    issuer: identityToken.issuer,
    subject: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    signInId: session.id,
    signedInAt: session.createdAt,
    secondFactor: stored.parse(session.secondFactor ?? null),
  }
}

/** Finds the account of a session; undefined if it has ended. */
export async function findSessionAccount(db: Kysely<Schema>, sessionId: string) {
  return await db
    .selectFrom('identity_session as session')
    .innerJoin('identity_user as user', 'user.id', 'session.user_id')
    .select(['user.id', 'user.email'])
    .where('session.id', '=', sessionId)
    .executeTakeFirst()
}

export async function endSession(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('identity_session').where('id', '=', id).execute()
}
