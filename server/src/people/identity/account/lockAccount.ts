import type { Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'

/**
 * Locks an account until the transaction ends, so that of concurrent calls about its password or second factor each sees what
 * the one before did. Returns the account, or undefined if it is gone.
 */
export async function lockAccount(
  trx: Transaction<Schema>,
  userId: string,
): Promise<{ readonly id: string; readonly email: string } | undefined> {
  return await trx
    .selectFrom('identity_user')
    .select(['id', 'email'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}
