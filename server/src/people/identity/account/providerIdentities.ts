import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { createId } from './token.ts'

/** An identity at a provider: never an address, only issuer and subject. */
export interface IdentityKey {
  readonly issuer: string
  readonly subject: string
}

/** Finds the account of an identity; undefined if there is none. */
export async function findIdentity(db: Kysely<Schema>, { issuer, subject }: IdentityKey) {
  return await db
    .selectFrom('identity_oidc as identity')
    .innerJoin('identity_user as user', 'user.id', 'identity.user_id')
    .select(['identity.id', 'user.id as userId', 'user.email'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** Lists the identities of an account, the first one first. */
export async function listIdentities(db: Kysely<Schema>, userId: string) {
  return await db
    .selectFrom('identity_oidc')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Links an identity to an account; returns its id, or null if it belongs to an account already. */
export async function insertIdentity(
  trx: Transaction<Schema>,
  { issuer, subject }: IdentityKey,
  userId: string,
): Promise<string | null> {
  const now = new Date().toISOString()
  const inserted = await trx
    .insertInto('identity_oidc')
    .values({ id: createId(), issuer, subject, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

export async function noteUsed(trx: Transaction<Schema>, id: string): Promise<void> {
  await trx
    .updateTable('identity_oidc')
    .set({ last_used_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
}
