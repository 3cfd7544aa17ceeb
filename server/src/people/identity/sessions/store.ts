import type { AccountSession } from '@hausblick/contract/calls/sessions.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { SignedInCaller } from '../../../platform/http/callers.ts'
import { endPendingSignIns } from './challenges.ts'
import { earliestSignIn } from './lifetime.ts'

/** The calling account and its current session. */
export interface Own {
  readonly userId: string
  readonly sessionId: string
}

export function ownOf({ subject, signInId }: SignedInCaller): Own {
  return { userId: subject, sessionId: signInId }
}

/** Lists the valid sessions of an account: the current one first, then the most recently used. */
export async function listSessions(
  db: Kysely<Schema>,
  { userId, sessionId }: Own,
  now = new Date(),
): Promise<AccountSession[]> {
  const rows = await db
    .selectFrom('identity_session')
    .select(['id', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .where('created_at', '>', earliestSignIn(now))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  const sessions = rows.map((row) => ({
    id: row.id,
    device: row.user_agent ?? '',
    signedInAt: row.created_at,
    lastUsedAt: row.updated_at,
    current: row.id === sessionId,
  }))
  return sessions.toSorted((a, b) => Number(b.current) - Number(a.current))
}

/** Deletes a session of an account; returns how many there were. */
export async function endAccountSession(
  db: Kysely<Schema>,
  userId: string,
  id: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_session')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes all sessions of an account but the current one, and its sign-ins under way; returns how many sessions there were. */
export async function endOtherSessions(
  trx: Transaction<Schema>,
  { userId, sessionId }: Own,
): Promise<number> {
  await endPendingSignIns(trx, userId)
  const { numDeletedRows } = await trx
    .deleteFrom('identity_session')
    .where('user_id', '=', userId)
    .where('id', '!=', sessionId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes the sessions of an account that came by an identity at a provider, but the current one. */
export async function endSessionsBy(
  trx: Transaction<Schema>,
  { userId, sessionId }: Own,
  oidcId: string,
): Promise<void> {
  await trx
    .deleteFrom('identity_session')
    .where('user_id', '=', userId)
    .where('oidc_id', '=', oidcId)
    .where('id', '!=', sessionId)
    .execute()
}

/** Deletes the sessions of all accounts that have expired or whose sign-in is too old. */
export async function removeExpiredSessions(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .deleteFrom('identity_session')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', now.toISOString()),
        eb('created_at', '<=', earliestSignIn(now)),
      ]),
    )
    .execute()
}
