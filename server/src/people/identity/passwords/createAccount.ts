import type { Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { NewAccount } from '../account/identity.ts'
import { createIdentityError } from '../account/identityError.ts'
import { createId } from '../account/token.ts'

/** Creates an account, with a password where it is to have one, and returns its id. Throws 409 if the address has one. */
export async function createAccount(
  trx: Transaction<Schema>,
  { email, hash }: NewAccount,
): Promise<string> {
  const id = createId()
  const now = new Date().toISOString()
  const times = { created_at: now, updated_at: now }
  const created = await trx
    .insertInto('identity_user')
    .values({ id, name: '', email, email_verified: 0, ...times })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) throw createIdentityError(409, 'addressInUse')
  if (hash === null) return id
  await trx
    .insertInto('identity_account')
    .values({
      id: createId(),
      user_id: id,
      provider_id: 'credential',
      account_id: id,
      password: hash,
      ...times,
    })
    .execute()
  return id
}
