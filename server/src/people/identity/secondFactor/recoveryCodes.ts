import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { Secret } from 'otpauth'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { hashToken } from '../account/token.ts'

const COUNT = 10
/** 120 bits, so that a hash without salt suffices, in 24 letters and digits. */
const BYTES = 15
const GROUP = /.{4}(?=.)/g

/** Replaces an account's recovery codes, and returns the new ones: only their hashes are stored. */
export async function replaceRecoveryCodes(
  trx: Transaction<Schema>,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, createCode)
  await removeRecoveryCodes(trx, userId)
  await trx
    .insertInto('identity_recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashCode(code) })))
    .execute()
  return codes
}

/** Redeems a recovery code; returns whether it was right and unused. */
export async function redeemRecoveryCode(
  trx: Transaction<Schema>,
  userId: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('identity_recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashCode(code))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function removeRecoveryCodes(trx: Transaction<Schema>, userId: string): Promise<void> {
  await trx.deleteFrom('identity_recovery_code').where('user_id', '=', userId).execute()
}

/** In Base32, whose letters and digits are not taken for each other. */
function createCode(): string {
  const bytes = Uint8Array.from(randomBytes(BYTES))
  return new Secret({ buffer: bytes.buffer }).base32.replace(GROUP, '$&-')
}

function hashCode(code: string): string {
  return hashToken(code.replace(/[\s-]/g, '').toUpperCase())
}
