import { paths } from '@hausblick/contract/calls.ts'
import { passwordLength } from '@hausblick/contract/identity.ts'
import { betterAuth } from 'better-auth'
import { jwt } from 'better-auth/plugins/jwt'
import { CamelCasePlugin, type Kysely } from 'kysely'
import type { Config } from '../../config/config.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { identityToken } from './identityToken.ts'
import { secretVersion, signingKeys } from './keys.ts'
import type { Passwords } from './passwords/passwords.ts'
import { sessionTimes } from './sessions/lifetime.ts'

export type AuthSettings = Pick<Config, 'secrets' | 'publicUrl' | 'allowedOrigins'>

/** Takes what better-auth complains about, which a request can provoke. */
type Warn = (message: string, cause: unknown) => void

/** better-auth on the service's own database. Nothing of it can be reached but through `routes.ts`. */
export function createAuth(
  { secrets, publicUrl, allowedOrigins }: AuthSettings,
  db: Kysely<Schema>,
  { hash, verify }: Pick<Passwords, 'hash' | 'verify'>,
  warn: Warn,
) {
  const isHttps = publicUrl.startsWith('https:')
  return betterAuth({
    baseURL: publicUrl,
    basePath: paths.identity,
    // It reads cookies by the first alone; `sessionCookie.ts` does for the others.
    secrets: secrets.map((value) => ({ version: secretVersion(value), value })),
    trustedOrigins: [...allowedOrigins],
    database: {
      db: db.withPlugin(new CamelCasePlugin()),
      // Of its dialects the one that writes times as ISO 8601 text and booleans as 0 and 1, as all tables here have them.
      type: 'sqlite',
      // A sign-up runs in a transaction of the service's own, and would not find its way out of a second one.
      transaction: !db.isTransaction,
    },
    user: { modelName: 'identity_user' },
    session: {
      modelName: 'identity_session',
      expiresIn: sessionTimes.idle,
      updateAge: sessionTimes.extendedAfter,
    },
    account: { modelName: 'identity_account' },
    verification: { modelName: 'identity_verification', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      password: { hash, verify },
      minPasswordLength: passwordLength.min,
      // It counts an emoji as two. What a password must be is checked before (`passwords/policy.ts`).
      maxPasswordLength: 2 * passwordLength.max,
    },
    plugins: [
      jwt({
        jwks: { keyPairConfig: { alg: identityToken.algorithm } },
        jwt: {
          issuer: identityToken.issuer,
          audience: identityToken.audience,
          expirationTime: `${identityToken.lifetimeSeconds}s`,
          definePayload: ({ session }) => ({ sid: session.id }),
        },
        schema: { jwks: { modelName: 'identity_key' } },
        adapter: { getJwks: async () => await signingKeys(db, secrets[0]) },
      }),
    ],
    advanced: {
      // Its own prefix for HTTPS, `__Secure-`, would let a neighbouring host set the cookie.
      useSecureCookies: false,
      cookiePrefix: isHttps ? '__Host-hausblick' : 'hausblick',
      ...(isHttps && { defaultCookieAttributes: { secure: true } }),
      // Said because NODE_ENV=test would switch them off.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    // The service limits all of its calls itself.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, cause) => warn(message, cause) },
    // What is no refusal comes out of the handler and is the service's to report.
    onAPIError: { throw: true },
  })
}

export type Auth = ReturnType<typeof createAuth>
