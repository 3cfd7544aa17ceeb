import type { Kysely, Transaction } from 'kysely'
import type { IdentityChallengeTable } from '../../../platform/database/tables/accounts.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { hashToken } from '../account/token.ts'

const VALID_MS = 5 * 60 * 1000
/** Wrong codes after which a sign-in begins anew with the password. */
const MAX_FAILURES = 5

type Kind = IdentityChallengeTable['kind']

interface Expected {
  readonly kind: Kind
  readonly userId?: string
  readonly sessionId?: string
}

interface Issued extends Expected {
  /** The identity at a provider by which the sign-in came. */
  readonly oidcId?: string
}

/** Remembers that an answer with this token is awaited, for five minutes. */
export async function issueChallenge(
  db: Kysely<Schema>,
  token: string,
  { kind, userId, sessionId, oidcId }: Issued,
  now = new Date(),
): Promise<void> {
  await db
    .insertInto('identity_challenge')
    .values({
      token_hash: hashToken(token),
      kind,
      user_id: userId ?? null,
      session_id: sessionId ?? null,
      failures: 0,
      oidc_id: oidcId ?? null,
      expires_at: new Date(now.getTime() + VALID_MS).toISOString(),
    })
    .execute()
}

/** Finds the account of a sign-in that awaits its second factor; undefined if there is none, or it has expired. */
export async function findPendingSignIn(db: Kysely<Schema>, token: string, now = new Date()) {
  return await db
    .selectFrom('identity_challenge as challenge')
    .innerJoin('identity_user as user', 'user.id', 'challenge.user_id')
    .leftJoin('identity_oidc as identity', 'identity.id', 'challenge.oidc_id')
    .select(['user.id', 'user.email', 'challenge.oidc_id as oidcId', 'identity.issuer'])
    .where('challenge.token_hash', '=', hashToken(token))
    .where('challenge.kind', '=', 'signIn')
    .where('challenge.expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/** Claims a challenge, which can be answered once; returns whether it was awaited. */
export async function takeChallenge(
  trx: Transaction<Schema>,
  token: string,
  { kind, userId, sessionId }: Expected,
  now = new Date(),
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('identity_challenge')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('user_id', userId === undefined ? 'is' : '=', userId ?? null)
    .where('session_id', sessionId === undefined ? 'is' : '=', sessionId ?? null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Counts a wrong code; returns whether another attempt is allowed. After the last one, the sign-in is forgotten. */
export async function recordFailure(trx: Transaction<Schema>, token: string): Promise<boolean> {
  const token_hash = hashToken(token)
  const pending = await trx
    .updateTable('identity_challenge')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('token_hash', '=', token_hash)
    .returning('failures')
    .executeTakeFirst()
  if (pending && pending.failures < MAX_FAILURES) return true
  await trx.deleteFrom('identity_challenge').where('token_hash', '=', token_hash).execute()
  return false
}

/**
 * Ends an account's sign-ins that await their second factor, since the password that began them, or what they await, has
 * changed. The caller has locked the account.
 */
export async function endPendingSignIns(trx: Transaction<Schema>, userId: string): Promise<void> {
  await trx
    .deleteFrom('identity_challenge')
    .where('user_id', '=', userId)
    .where('kind', '=', 'signIn')
    .execute()
}

/** Deletes the challenges that were not answered in time. */
export async function removeExpiredChallenges(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('identity_challenge').where('expires_at', '<=', now.toISOString()).execute()
}
