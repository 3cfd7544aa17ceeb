import type { FastifyBaseLogger } from 'fastify'
import { clientOf } from '../../brakes/client.ts'
import type { Database } from '../../database/open.ts'
import type { ZodTypeProvider } from '../../system/schemas.ts'
import type { Identity } from '../identity.ts'
import { type AuthSettings, createAuth } from './auth.ts'
import { refuseForeignPages } from './foreignPages.ts'
import { prepareSigningKey } from './keys.ts'
import type { PasswordCost } from './passwords/hash.ts'
import { createPasswords } from './passwords/passwords.ts'
import { registerPasswordChange } from './passwords/route.ts'
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
  await prepareSigningKey(auth, db, settings.secrets)
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
