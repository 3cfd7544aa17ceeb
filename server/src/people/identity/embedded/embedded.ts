import type { Config } from '../../../platform/config/config.ts'
import type { Database } from '../../../platform/database/open.ts'
import type { ZodTypeProvider } from '../../../platform/http/schemas.ts'
import { createEncryption } from '../account/encryption.ts'
import type { Identity } from '../account/identity.ts'
import { createOidcRoutes } from '../oidc/oidc.ts'
import { createProvider } from '../oidc/provider.ts'
import type { PasswordCost } from '../passwords/hash.ts'
import { createHashing } from '../passwords/hashing.ts'
import { registerPasswordChange } from '../passwords/routes.ts'
import { registerSignUp } from '../passwords/signUp.ts'
import { registerReset } from '../reset/routes.ts'
import { renewAppSecrets } from '../secondFactor/app.ts'
import { registerOwnSecondFactor } from '../secondFactor/routes.ts'
import { registerSecondFactorSignIn } from '../secondFactor/signIn.ts'
import { type CookieSettings, createSessionCookie } from '../sessions/cookie.ts'
import { readSession } from '../sessions/current.ts'
import { registerSessions } from '../sessions/routes.ts'
import { findSigningKey, retireKeys } from '../tokens/keys.ts'
import { createEmbeddedVerify, findSession } from '../tokens/verify.ts'
import { rejectForeignOrigins } from './foreignOrigins.ts'
import { registerSignIn } from './routes.ts'

type Settings = CookieSettings & Pick<Config, 'oidcProviders'>

/** Opens the built-in identity provider on a migrated database. */
export async function openEmbeddedIdentity(
  settings: Settings,
  { db }: Database,
  passwordCost?: PasswordCost,
): Promise<Identity> {
  const hashingOf = createHashing(db, passwordCost)
  const cookie = createSessionCookie(settings)
  const encryption = createEncryption(settings.secrets)
  const providers = settings.oidcProviders.map((one) => createProvider(one, settings.publicUrl))
  await retireKeys(db, encryption)
  await renewAppSecrets(db, encryption)
  // Creates the key now; otherwise each of the first concurrent requests would create one.
  await findSigningKey(db, encryption)
  return {
    verify: createEmbeddedVerify(db),
    find: (sessionId) => findSession(db, sessionId),
    findByCookie: (request, reply) => readSession(db, cookie, { request, reply }),
    register: (app, service, signUps) => {
      const oidc = createOidcRoutes(service, {
        providers,
        encryption,
        signUps,
        sessionCookie: cookie,
      })
      oidc.registerCallback(app)
      app.register(async (plain) => {
        const scope = plain.withTypeProvider<ZodTypeProvider>()
        rejectForeignOrigins(plain, service.config)
        registerSignIn(scope, service, { cookie, encryption, hashingOf, providers })
        registerSecondFactorSignIn(scope, service, { cookie, encryption, providers })
        registerOwnSecondFactor(scope, service, encryption)
        registerSignUp(scope, service, { cookie, hashingOf, signUps })
        oidc.registerOwn(scope)
        registerReset(scope, service, hashingOf)
        registerSessions(scope, service)
        registerPasswordChange(scope, service, hashingOf)
      })
    },
  }
}
