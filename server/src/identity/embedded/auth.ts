import { passwordLength } from '@hausblick/contract/identity.ts'
import { betterAuth } from 'better-auth'
import { jwt } from 'better-auth/plugins/jwt'
import { CamelCasePlugin, type Kysely, type Transaction } from 'kysely'
import type { Config } from '../../config/config.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { identityToken } from '../account/identityToken.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { sessionTimes } from '../sessions/lifetime.ts'
import { openingSessions } from '../sessions/plugin.ts'
import { deriveSecretVersion, readSigningKeys } from '../tokens/keys.ts'

export type AuthSettings = Pick<Config, 'secrets' | 'publicUrl' | 'allowedOrigins'>

/** Logs complaints of better-auth, which requests can provoke. */
type Warn = (message: string, cause: unknown) => void

/** Configures better-auth on the service's own database. Its endpoints are reachable only through `routes.ts`. */
export function createAuth(
  { secrets, publicUrl, allowedOrigins }: AuthSettings,
  db: Kysely<Schema>,
  { hash, verify }: Pick<Passwords, 'hash' | 'verify'>,
  warn: Warn,
) {
  const isHttps = publicUrl.startsWith('https:')
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    // better-auth verifies cookies with the first secret only; `sessionCookie.ts` handles the others.
    secrets: secrets.map((value) => ({ version: deriveSecretVersion(value), value })),
    trustedOrigins: [...allowedOrigins],
    database: {
      db: db.withPlugin(new CamelCasePlugin()),
      // The only dialect that writes times as ISO 8601 text and booleans as 0 and 1, as all tables here do.
      type: 'sqlite',
      // Sign-up runs inside a transaction of ours, where better-auth cannot open another.
      transaction: !db.isTransaction,
    },
    user: { modelName: 'identity_user' },
    session: {
      modelName: 'identity_session',
      expiresIn: sessionTimes.idle,
      updateAge: sessionTimes.extendedAfter,
      additionalFields: { secondFactor: { type: 'string', required: false, input: false } },
    },
    account: { modelName: 'identity_account' },
    verification: { modelName: 'identity_verification', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      password: { hash, verify },
      minPasswordLength: passwordLength.min,
      // better-auth counts an emoji as two characters. Passwords are checked beforehand (`passwords/policy.ts`).
      maxPasswordLength: 2 * passwordLength.max,
    },
    plugins: [
      openingSessions,
      jwt({
        jwks: { keyPairConfig: { alg: identityToken.algorithm } },
        jwt: {
          issuer: identityToken.issuer,
          audience: identityToken.audience,
          expirationTime: `${identityToken.lifetimeSeconds}s`,
        },
        // Otherwise every read of a session would sign a token; only one route sends it.
        disableSettingJwtHeader: true,
        schema: { jwks: { modelName: 'identity_key' } },
        adapter: { getJwks: async () => await readSigningKeys(db, secrets[0]) },
      }),
    ],
    advanced: {
      // better-auth's own HTTPS prefix, `__Secure-`, would let a sibling host set the cookie.
      useSecureCookies: false,
      cookiePrefix: isHttps ? '__Host-hausblick' : 'hausblick',
      ...(isHttps && { defaultCookieAttributes: { secure: true } }),
      // Explicit, because NODE_ENV=test would disable both.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    // The service has rate limits of its own.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, cause) => warn(message, cause) },
    // Unexpected errors propagate from the handler, and the service reports them.
    onAPIError: { throw: true },
  })
}

export type Auth = ReturnType<typeof createAuth>

/** Creates better-auth on a database handle, which may be a transaction. */
export type AuthFactory = (
  db: Kysely<Schema>,
  passwords: Pick<Passwords, 'hash' | 'verify'>,
) => Auth

/** Creates better-auth on a transaction. */
export type AuthOn = (trx: Transaction<Schema>) => Auth
