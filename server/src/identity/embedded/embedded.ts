import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/open.ts'
import { clientOf } from '../../http/attemptLimits/client.ts'
import type { ZodTypeProvider } from '../../http/schemas.ts'
import type { Identity } from '../account/identity.ts'
import type { PasswordCost } from '../passwords/hash.ts'
import { createPasswords } from '../passwords/passwords.ts'
import { registerPasswordChange } from '../passwords/routes.ts'
import { registerReset } from '../reset/routes.ts'
import { createAppSecrets, renewAppSecrets } from '../secondFactor/app.ts'
import { registerOwnSecondFactor } from '../secondFactor/routes.ts'
import { registerSecondFactorSignIn } from '../secondFactor/signIn.ts'
import { findAccountByCookie } from '../sessions/current.ts'
import { registerSessions } from '../sessions/routes.ts'
import { retireKeys } from '../tokens/keys.ts'
import { createEmbeddedVerify, findSession } from '../tokens/verify.ts'
import { type AuthFactory, type AuthOn, type AuthSettings, createAuth } from './auth.ts'
import { rejectForeignOrigins } from './foreignOrigins.ts'
import { registerSignIn } from './routes.ts'

/** Opens the built-in identity provider on a migrated database. */
export async function openEmbeddedIdentity(
  settings: AuthSettings,
  { db }: Database,
  log: FastifyBaseLogger,
  passwordCost?: PasswordCost,
): Promise<Identity> {
  const passwords = createPasswords(db, passwordCost)
  const warn = (message: string, cause: unknown) => log.warn({ err: cause }, message)
  const createAuthOn: AuthFactory = (handle, hashing) => createAuth(settings, handle, hashing, warn)
  const auth = createAuthOn(db, passwords)
  await retireKeys(db, settings.secrets)
  await renewAppSecrets(db, settings.secrets)
  const appSecrets = createAppSecrets(settings.secrets)
  const authOn: AuthOn = (trx) => createAuthOn(trx, passwords)
  // Creates the signing key now; otherwise each of the first concurrent requests would create one.
  await auth.api.signJWT({ body: { payload: {} } })
  return {
    verify: createEmbeddedVerify(db),
    find: (sessionId) => findSession(db, sessionId),
    findByCookie: (request, reply) => findAccountByCookie(auth, db, request, reply),
    register: (app, service, registerSignUp) => {
      app.register(async (plain) => {
        const scope = plain.withTypeProvider<ZodTypeProvider>()
        rejectForeignOrigins(plain, service.config)
        plain.addHook('preHandler', (request, _reply, done) =>
          passwords.runAs(clientOf(request.ip), done),
        )
        registerSignIn(scope, { auth, authOn }, service, passwords)
        registerSecondFactorSignIn(scope, authOn, service, appSecrets)
        registerOwnSecondFactor(scope, service, appSecrets)
        registerSignUp(scope, createAuthOn, service, passwords)
        registerReset(scope, service, passwords)
        registerSessions(scope, service)
        registerPasswordChange(scope, service, passwords)
      })
    },
  }
}
