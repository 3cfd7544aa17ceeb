import type { Kysely } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Addresses get reassigned. */
export const CLIENT_REMEMBERED_MS = 90 * DAY_MS
export const DEVICE_REMEMBERED_MS = 365 * DAY_MS

/**
 * Returns whether an account has signed in from a client or device before. Attempts of others do not count against these, so
 * that failures from a thousand addresses do not lock the owner out.
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

export async function rememberClient(
  db: Kysely<Schema>,
  key: string,
  until: number,
): Promise<void> {
  await db
    .insertInto('known_client')
    .values({ key, until_ms: until })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ until_ms: until }))
    .execute()
}
