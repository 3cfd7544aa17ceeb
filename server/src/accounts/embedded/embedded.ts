import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/open.ts'
import { clientOf } from '../../http/brakes/client.ts'
import type { ZodTypeProvider } from '../../http/schemas.ts'
import type { Identity } from '../identity.ts'
import { type AuthSettings, createAuth } from './auth.ts'
import { refuseForeignPages } from './foreignPages.ts'
import { retireKeys } from './keys.ts'
import type { PasswordCost } from './passwords/hash.ts'
import { createPasswords } from './passwords/passwords.ts'
import { registerPasswordChange } from './passwords/routes.ts'
import { registerReset } from './reset/routes.ts'
import { registerEmbeddedCalls } from './routes.ts'
import { registerSessions } from './sessions/routes.ts'
import { type AuthOn, registerSignUp } from './signUp.ts'
import { createVerify, findSession } from './verify.ts'

/** The identity provider inside the service, on a migrated database. */
export async function openEmbeddedIdentity(
  settings: AuthSettings,
  { db }: Database,
  log: FastifyBaseLogger,
  passwordCost?: PasswordCost,
): Promise<Identity> {
  const passwords = createPasswords(db, passwordCost)
  const warn = (message: string, cause: unknown) => log.warn({ err: cause }, message)
  const authOn: AuthOn = (handle, hashing) => createAuth(settings, handle, hashing, warn)
  const auth = authOn(db, passwords)
  await retireKeys(db, settings.secrets)
  // Makes the signing key, before the first calls would each make one.
  await auth.api.signJWT({ body: { payload: {} } })
  return {
    verify: createVerify(db),
    find: (sessionId) => findSession(db, sessionId),
    register: (app, service) => {
      app.register(async (plain) => {
        const scope = plain.withTypeProvider<ZodTypeProvider>()
        refuseForeignPages(plain, service.config)
        plain.addHook('preHandler', (request, _reply, done) =>
          passwords.inLane(clientOf(request.ip), done),
        )
        registerEmbeddedCalls(scope, auth, service, passwords)
        registerSignUp(scope, authOn, service, passwords)
        registerReset(scope, service, passwords)
        registerSessions(scope, service)
        registerPasswordChange(scope, service, passwords)
      })
    },
  }
}
