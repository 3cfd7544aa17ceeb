import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { Encryption } from '../account/encryption.ts'
import { hashToken } from '../account/token.ts'
import type { Own } from '../sessions/store.ts'

/** How long somebody may take at the provider, in seconds. */
export const ATTEMPT_SECONDS = 10 * 60

/** What a sign-in at a provider is for. */
const purpose = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signIn'), target: z.string() }),
  z.object({
    kind: z.literal('signUp'),
    email: z.string(),
    invitation: z.object({ customerId: z.string(), token: z.string() }),
  }),
  z.object({ kind: z.literal('link') }),
  z.object({ kind: z.literal('confirm'), target: z.string() }),
])
export type Purpose = z.infer<typeof purpose>

const sealed = z.object({ nonce: z.string(), verifier: z.string(), purpose })

export interface Attempt extends z.infer<typeof sealed> {
  readonly state: string
  /** The token of the browser's cookie. */
  readonly browser: string
  readonly issuer: string
  /** Who links it or confirms; null for signing in and up. */
  readonly own: Own | null
}

/** One that has begun. */
export interface Begun extends Attempt {
  readonly begunAt: Date
}

/** Remembers a sign-in that is under way at a provider, for ten minutes and one browser. */
export async function rememberAttempt(
  db: Kysely<Schema>,
  encryption: Encryption,
  { state, browser, issuer, own, ...secret }: Attempt,
  now = new Date(),
): Promise<void> {
  await db
    .insertInto('identity_oidc_attempt')
    .values({
      state_hash: hashToken(state),
      browser_hash: hashToken(browser),
      issuer,
      user_id: own?.userId ?? null,
      session_id: own?.sessionId ?? null,
      sealed: encryption.encrypt(JSON.stringify(secret)),
      expires_at: new Date(now.getTime() + ATTEMPT_SECONDS * 1000).toISOString(),
    })
    .execute()
}

/** Claims a sign-in that this browser has begun, which works once; null if there is none, or it has expired. */
export async function takeAttempt(
  db: Kysely<Schema>,
  encryption: Encryption,
  { state, browser }: { readonly state: string; readonly browser: string },
  now = new Date(),
): Promise<Begun | null> {
  const taken = await db
    .deleteFrom('identity_oidc_attempt')
    .where('state_hash', '=', hashToken(state))
    .where('browser_hash', '=', hashToken(browser))
    .where('expires_at', '>', now.toISOString())
    .returningAll()
    .executeTakeFirst()
  if (!taken || !encryption.isKnown(taken.sealed)) return null
  const { user_id: userId, session_id: sessionId, issuer } = taken
  const own = userId !== null && sessionId !== null ? { userId, sessionId } : null
  const secret = sealed.parse(JSON.parse(encryption.decrypt(taken.sealed)))
  const begunAt = new Date(Date.parse(taken.expires_at) - ATTEMPT_SECONDS * 1000)
  return { state, browser, issuer, own, begunAt, ...secret }
}

/** Ends what an account has begun to link. */
export async function endAttempts(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('identity_oidc_attempt').where('user_id', '=', userId).execute()
}

export async function removeExpiredAttempts(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .deleteFrom('identity_oidc_attempt')
    .where('expires_at', '<=', now.toISOString())
    .execute()
}
