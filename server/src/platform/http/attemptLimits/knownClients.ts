import type { Kysely } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Addresses get reassigned. */
export const CLIENT_REMEMBERED_MS = 90 * DAY_MS
export const DEVICE_REMEMBERED_MS = 365 * DAY_MS

/**
 * Returns whether any of the keys (HMACs of account and client or device) is known and unexpired. A known client or device is
 * not subject to the account's shared limit, so that failures from a thousand addresses do not lock the owner out.
 */
export async function isKnownClient(
  db: Kysely<Schema>,
  keys: readonly string[],
  now: number,
): Promise<boolean> {
  const known = await db
    .selectFrom('known_client')
    .select('key')
    .where('key', 'in', keys)
    .where('until_ms', '>', now)
    .executeTakeFirst()
  return known !== undefined
}

/** Remembers a key of an account until a time in milliseconds since 1970, replacing an earlier time. */
export async function rememberClient(
  db: Kysely<Schema>,
  key: string,
  account: string,
  untilMs: number,
): Promise<void> {
  await db
    .insertInto('known_client')
    .values({ key, account, until_ms: untilMs })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ account, until_ms: untilMs }))
    .execute()
}
