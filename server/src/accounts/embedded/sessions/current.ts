import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/tables/schema.ts'
import type { Auth } from '../auth.ts'
import { buildAuthHeaders } from '../forward.ts'
import { earliestSignIn } from './lifetime.ts'

/** Returns the id of the valid session that the browser's cookie refers to, or null. */
export async function findCookieSession(
  auth: Auth,
  request: FastifyRequest,
): Promise<string | null> {
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
export async function readSession(auth: Auth, db: Kysely<Schema>, request: FastifyRequest) {
  const requested = await buildAuthHeaders(auth, request)
  const read = () => auth.api.getSession({ headers: requested, returnHeaders: true })
  const found = await read()
  const session = found.response?.session
  if (!session || session.createdAt.toISOString() > earliestSignIn()) return found
  await endSession(db, session.id)
  return await read()
}

export async function endSession(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('identity_session').where('id', '=', id).execute()
}
