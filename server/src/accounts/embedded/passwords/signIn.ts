import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../database/tables/schema.ts'
import { findMatchingHash } from './change.ts'
import type { Passwords } from './passwords.ts'

/** An account whose password was right, with the hash that it matched. */
export interface Authenticated {
  readonly userId: string
  readonly hash: string
}

/**
 * Finds the account of an address (in lower case) and password; null if they do not belong together. Does the same work where
 * there is no such account, so that timing reveals nothing.
 */
export async function authenticate(
  db: Kysely<Schema>,
  passwords: Pick<Passwords, 'hash' | 'verify'>,
  email: string,
  password: string,
): Promise<Authenticated | null> {
  const user = await db
    .selectFrom('identity_user as user')
    .innerJoin('identity_account as account', 'account.user_id', 'user.id')
    .select('user.id')
    .where('user.email', '=', email)
    .where('account.provider_id', '=', 'credential')
    .where('account.password', 'is not', null)
    .executeTakeFirst()
  if (!user) {
    await passwords.hash(password)
    return null
  }
  const hash = await findMatchingHash(db, passwords, user.id, password)
  return hash === null ? null : { userId: user.id, hash }
}

/** Returns whether an account's password is still the one that was right before the transaction. */
export async function isStillAuthenticated(
  trx: Transaction<Schema>,
  { userId, hash }: Authenticated,
): Promise<boolean> {
  const account = await trx
    .selectFrom('identity_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .where('password', '=', hash)
    .executeTakeFirst()
  return account !== undefined
}
