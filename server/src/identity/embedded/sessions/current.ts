import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import type { Auth } from '../auth.ts'
import { passedHeaders } from '../forward.ts'

/** Returns the id of the session that the browser's cookie names, or null where it names none that counts. */
export async function findCookieSession(
  auth: Auth,
  request: FastifyRequest,
): Promise<string | null> {
  const found = await auth.api.getSession({
    headers: passedHeaders(request),
    query: { disableRefresh: true },
  })
  return found?.session.id ?? null
}

export async function endSession(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('identity_session').where('id', '=', id).execute()
}
