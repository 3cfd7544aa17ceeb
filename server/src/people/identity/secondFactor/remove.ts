import type { Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'

import { findFactors, hasFactor } from './factors.ts'
import { removeRecoveryCodes } from './recoveryCodes.ts'

/** Removes an account's app; returns whether there was one. Recovery codes stay while another factor does. */
export async function removeApp(trx: Transaction<Schema>, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('identity_totp')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  await removeOrphanedCodes(trx, userId)
  return numDeletedRows > 0n
}

/** Removes a passkey of an account; returns whether it existed. */
export async function removePasskey(
  trx: Transaction<Schema>,
  userId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('identity_passkey')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  await removeOrphanedCodes(trx, userId)
  return numDeletedRows > 0n
}

async function removeOrphanedCodes(trx: Transaction<Schema>, userId: string): Promise<void> {
  if (!hasFactor(await findFactors(trx, userId))) await removeRecoveryCodes(trx, userId)
}

/** Removes everything about an account's second factor, and ends its sessions; the password remains. */
export async function removeSecondFactor(trx: Transaction<Schema>, userId: string): Promise<void> {
  await trx.deleteFrom('identity_totp').where('user_id', '=', userId).execute()
  await trx.deleteFrom('identity_passkey').where('user_id', '=', userId).execute()
  await removeRecoveryCodes(trx, userId)
  await trx.deleteFrom('identity_challenge').where('user_id', '=', userId).execute()
  await trx.deleteFrom('identity_session').where('user_id', '=', userId).execute()
}
