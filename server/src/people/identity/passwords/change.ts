import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import { createIdentityError } from '../account/identityError.ts'
import { lockAccount } from '../account/lockAccount.ts'
import { endOtherSessions, type Own } from '../sessions/store.ts'
import type { Hashing } from './hashing.ts'

/** Returns the stored hash that a password matches; null if it does not match or the account is gone. */
export async function findMatchingHash(
  db: Kysely<Schema>,
  { verify }: Hashing,
  userId: string,
  password: string,
): Promise<string | null> {
  const hash = await findHash(db, userId)
  if (hash === null || !(await verify({ hash, password }))) return null
  // `verify` may have rehashed the password.
  const stored = await findHash(db, userId)
  if (stored === null || stored === hash) return stored
  return (await verify({ hash: stored, password })) ? stored : null
}

/** Returns the stored hash of an account's password; null if it has none. */
export async function findHash(db: Kysely<Schema>, userId: string): Promise<string | null> {
  const account = await db
    .selectFrom('identity_account')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return account?.password ?? null
}

/**
 * Replaces a password, and revokes every reset link, all other sessions and sign-ins under way of the account; `notify` runs in
 * the same transaction. Throws 403 if the stored hash has changed meanwhile: of concurrent changes, one succeeds.
 */
export async function replacePassword(
  db: Kysely<Schema>,
  own: Own,
  hashes: { readonly before: string; readonly after: string },
  notify: (trx: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  await transact(db, async (trx) => {
    // Waits for sign-ins that have just verified the old password, whose sessions then end below.
    await lockAccount(trx, own.userId)
    const { numUpdatedRows } = await trx
      .updateTable('identity_account')
      .set({ password: hashes.after, updated_at: new Date().toISOString() })
      .where('user_id', '=', own.userId)
      .where('provider_id', '=', 'credential')
      .where('password', '=', hashes.before)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw createIdentityError(403, 'wrongPassword')
    await trx.deleteFrom('password_reset').where('user_id', '=', own.userId).execute()
    await endOtherSessions(trx, own)
    await notify(trx)
  })
}
