import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import { createIdentityError } from '../account/identityError.ts'
import { lockAccount } from '../account/lockAccount.ts'
import { createToken, hashToken } from '../account/token.ts'
import { endPendingSignIns } from '../sessions/challenges.ts'

const VALID_MS = 60 * 60 * 1000

/** A valid reset token, and the account that it is for. */
export interface PendingReset {
  readonly userId: string
  readonly email: string
}

/**
 * Issues a reset token for an email address (in lower case). Does the same work whether or not there is such an account, so
 * that timing reveals nothing; `userId` is null where there is none.
 */
export async function issueResetToken(
  db: Kysely<Schema>,
  email: string,
  now = new Date(),
): Promise<{ token: string; userId: string | null; expiresAt: Date }> {
  const token = createToken()
  const expiresAt = new Date(now.getTime() + VALID_MS)
  const { user_id } = await db
    .insertInto('password_reset')
    .values((eb) => ({
      token_hash: hashToken(token),
      // An account that was made at a provider has no password to be set anew.
      user_id: eb
        .selectFrom('identity_user as user')
        .innerJoin('identity_account as account', 'account.user_id', 'user.id')
        .select('user.id')
        .where('user.email', '=', email)
        .where('account.provider_id', '=', 'credential')
        .where('account.password', 'is not', null),
      expires_at: expiresAt.toISOString(),
    }))
    .returning('user_id')
    .executeTakeFirstOrThrow()
  return { token, userId: user_id, expiresAt }
}

/** Finds an unused, unexpired reset token. */
export async function findReset(
  db: Kysely<Schema>,
  token: string,
  now = new Date(),
): Promise<PendingReset | undefined> {
  return await db
    .selectFrom('password_reset')
    .innerJoin('identity_user', 'identity_user.id', 'password_reset.user_id')
    .select(['identity_user.id as userId', 'identity_user.email'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/**
 * Sets the password of a reset token's account, and revokes all its other tokens, sessions and sign-ins under way; `notify` runs
 * in the same transaction. Throws if the token is no longer valid: of concurrent calls for one account, one succeeds.
 */
export async function redeemReset(
  db: Kysely<Schema>,
  token: string,
  { userId }: PendingReset,
  passwordHash: string,
  notify: (trx: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  await transact(db, async (trx) => {
    const now = new Date().toISOString()
    // Concurrent calls wait for this one, which waits for sign-ins that have just verified the old password.
    await lockAccount(trx, userId)
    await trx
      .updateTable('identity_account')
      .set({ password: passwordHash, updated_at: now })
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .execute()
    const { numDeletedRows } = await trx
      .deleteFrom('password_reset')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw createIdentityError(403, 'resetInvalid')
    await trx.deleteFrom('password_reset').where('user_id', '=', userId).execute()
    await trx.deleteFrom('identity_session').where('user_id', '=', userId).execute()
    await endPendingSignIns(trx, userId)
    await notify(trx)
  })
}

export async function removeExpiredResets(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('password_reset').where('expires_at', '<=', now.toISOString()).execute()
}
