import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/tables/schema.ts'
import { hashToken, newToken } from '../../invitations/token.ts'
import { refused } from '../refusals.ts'

const VALID_MS = 60 * 60 * 1000

/** A link that counts, and whose password it resets. */
export interface OpenReset {
  readonly userId: string
  readonly email: string
}

/**
 * Makes a link's token for the account of an address (in lower case). It does the same where there is no such account, so
 * that the time it takes tells nothing; `exists` says which it was.
 */
export async function openReset(
  db: Kysely<Schema>,
  email: string,
  now = new Date(),
): Promise<{ token: string; exists: boolean }> {
  const token = newToken()
  const { user_id } = await db
    .insertInto('password_reset')
    .values((eb) => ({
      token_hash: hashToken(token),
      user_id: eb.selectFrom('identity_user').select('id').where('email', '=', email),
      expires_at: new Date(now.getTime() + VALID_MS).toISOString(),
    }))
    .returning('user_id')
    .executeTakeFirstOrThrow()
  return { token, exists: user_id !== null }
}

/** What a link leads to; nothing where it was used or has expired. */
export async function findReset(
  db: Kysely<Schema>,
  token: string,
  now = new Date(),
): Promise<OpenReset | undefined> {
  return await db
    .selectFrom('password_reset')
    .innerJoin('identity_user', 'identity_user.id', 'password_reset.user_id')
    .select(['identity_user.id as userId', 'identity_user.email'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/**
 * Sets the password that a link is for, and ends every other link and all sessions of the account. Refuses a link that no
 * longer counts: of calls that race, with one link or several of an account, one succeeds.
 */
export async function redeemReset(
  db: Kysely<Schema>,
  token: string,
  { userId }: OpenReset,
  passwordHash: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = new Date().toISOString()
    // The account comes first: it is what those who race wait for. Where it turns out that they lost, this is undone.
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
    if (numDeletedRows === 0n) throw refused(403, 'resetInvalid')
    await trx.deleteFrom('password_reset').where('user_id', '=', userId).execute()
    await trx.deleteFrom('identity_session').where('user_id', '=', userId).execute()
  })
}
