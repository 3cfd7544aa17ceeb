import type { NewApp } from '@hausblick/contract/calls/secondFactor.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Encryption } from '../account/encryption.ts'
import { createIdentityError } from '../account/identityError.ts'
import type { Own } from '../sessions/store.ts'
import { findStep } from './totp.ts'

/**
 * Keeps the secret of an app being set up, in place of one whose setting up was not completed. Throws 409 if the account has
 * an app.
 */
export async function keepNewApp(
  trx: Transaction<Schema>,
  { encrypt }: Encryption,
  { userId, sessionId }: Own,
  { secret }: NewApp,
  now = new Date(),
): Promise<void> {
  const row = {
    secret: encrypt(secret),
    confirmed_at: null,
    session_id: sessionId,
    last_step: 0,
    created_at: now.toISOString(),
  }
  const stored = await trx
    .insertInto('identity_totp')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('identity_totp.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (!stored) throw createIdentityError(409, 'appExists')
}

/** Confirms the app that this session is setting up by its first code. Throws 403 if there is none, or for a wrong code. */
export async function confirmNewApp(
  trx: Transaction<Schema>,
  { decrypt }: Encryption,
  { userId, sessionId }: Own,
  code: string,
  now = new Date(),
): Promise<void> {
  const app = await trx
    .selectFrom('identity_totp')
    .select('secret')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  if (!app) throw createIdentityError(403, 'appNotStarted')
  const step = findStep(decrypt(app.secret), code, now)
  if (step === null) throw createIdentityError(403, 'codeWrong')
  await trx
    .updateTable('identity_totp')
    .set({ confirmed_at: now.toISOString(), last_step: step })
    .where('user_id', '=', userId)
    .execute()
}

/**
 * Redeems a code of an account's app; returns whether it was right and newer than any redeemed before. The caller has locked
 * the account.
 */
export async function redeemAppCode(
  trx: Transaction<Schema>,
  { decrypt }: Encryption,
  userId: string,
  code: string,
  now = new Date(),
): Promise<boolean> {
  const app = await trx
    .selectFrom('identity_totp')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const step = app ? findStep(decrypt(app.secret), code, now) : null
  if (step === null) return false
  const { numUpdatedRows } = await trx
    .updateTable('identity_totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Encrypts anew with the current secret what the previous one encrypted, so that the previous one can be dropped. What neither
 * opens is left alone.
 */
export async function renewAppSecrets(db: Kysely<Schema>, encryption: Encryption): Promise<void> {
  const apps = await db.selectFrom('identity_totp').select(['user_id', 'secret']).execute()
  for (const { user_id, secret } of apps) {
    if (encryption.isCurrent(secret) || !encryption.isKnown(secret)) continue
    const renewed = encryption.encrypt(encryption.decrypt(secret))
    await transact(db, (trx) =>
      trx
        .updateTable('identity_totp')
        .set({ secret: renewed })
        .where('user_id', '=', user_id)
        .where('secret', '=', secret)
        .execute(),
    )
  }
}
