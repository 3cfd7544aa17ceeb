import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/open.ts'
import type { ZodTypeProvider } from '../../system/schemas.ts'
import type { Identity } from '../identity.ts'
import { type AuthSettings, createAuth } from './auth.ts'
import { refuseForeignPages } from './foreignPages.ts'
import { prepareSigningKey } from './keys.ts'
import { registerReset } from './reset/routes.ts'
import { registerEmbeddedCalls } from './routes.ts'
import { createVerify, findSession } from './verify.ts'

/** The identity provider inside the service, on a migrated database. */
export async function openEmbeddedIdentity(
  settings: AuthSettings,
  { db }: Database,
  log: FastifyBaseLogger,
): Promise<Identity> {
  const auth = createAuth(settings, db, (message, cause) => log.warn({ err: cause }, message))
  await prepareSigningKey(auth, db)
  return {
    verify: createVerify(db),
    find: (sessionId) => findSession(db, sessionId),
    register: (app, service) => {
      app.register(async (plain) => {
        const scope = plain.withTypeProvider<ZodTypeProvider>()
        refuseForeignPages(plain, service.config)
        registerEmbeddedCalls(scope, auth, service)
        registerReset(scope, service)
      })
    },
  }
}
