import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/tables/schema.ts'
import { refused } from '../refusals.ts'
import { endOtherSessions } from '../sessions/store.ts'
import type { Passwords } from './passwords.ts'

/** An account that changes its password, and the session in which it does. */
interface Own {
  readonly userId: string
  readonly sessionId: string
}

/** Returns the stored hash of an account's password; null where the password is another one, or the account has ended. */
export async function findMatchingHash(
  db: Kysely<Schema>,
  { verify }: Pick<Passwords, 'verify'>,
  userId: string,
  password: string,
): Promise<string | null> {
  const hash = await findHash(db, userId)
  if (hash === null || !(await verify({ hash, password }))) return null
  // Verifying renews an old hash.
  const stored = await findHash(db, userId)
  if (stored === null || stored === hash) return stored
  return (await verify({ hash: stored, password })) ? stored : null
}

async function findHash(db: Kysely<Schema>, userId: string): Promise<string | null> {
  const account = await db
    .selectFrom('identity_account')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return account?.password ?? null
}

/**
 * Replaces a password, and ends every reset link and all other sessions of the account. Throws where the password that was
 * asked for is no longer the account's: of two changes that race, one succeeds.
 */
export async function replacePassword(
  db: Kysely<Schema>,
  own: Own,
  hashes: { readonly before: string; readonly after: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('identity_account')
      .set({ password: hashes.after, updated_at: new Date().toISOString() })
      .where('user_id', '=', own.userId)
      .where('provider_id', '=', 'credential')
      .where('password', '=', hashes.before)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw refused(403, 'wrongPassword')
    await trx.deleteFrom('password_reset').where('user_id', '=', own.userId).execute()
    await endOtherSessions(trx, own)
  })
}
