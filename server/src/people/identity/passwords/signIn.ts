import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { findMatchingHash } from './change.ts'
import type { Hashing } from './hashing.ts'

/** Whether an address and a password belong together. */
export type Authentication =
  /** The account, with the hash that the password matched. */
  | { readonly userId: string; readonly hash: string }
  /** The account, if the address has one. */
  | { readonly userId: string | null; readonly hash: null }

/**
 * Verifies the password of an address (in lower case). Does the same work where there is no such account, so that timing
 * reveals nothing.
 */
export async function authenticate(
  db: Kysely<Schema>,
  hashing: Hashing,
  email: string,
  password: string,
): Promise<Authentication> {
  const user = await db
    .selectFrom('identity_user as user')
    .innerJoin('identity_account as account', 'account.user_id', 'user.id')
    .select('user.id')
    .where('user.email', '=', email)
    .where('account.provider_id', '=', 'credential')
    .where('account.password', 'is not', null)
    .executeTakeFirst()
  if (!user) {
    await hashing.hash(password)
    return { userId: null, hash: null }
  }
  const hash = await findMatchingHash(db, hashing, user.id, password)
  return { userId: user.id, hash }
}

/** Returns whether an account's password is still the one that was right before the transaction. */
export async function isStillAuthenticated(
  trx: Transaction<Schema>,
  { userId, hash }: { readonly userId: string; readonly hash: string },
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
