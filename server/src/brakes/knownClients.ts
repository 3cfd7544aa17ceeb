import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000

/**
 * Whether an account has got in from a client before. Such a client is not held back by what others try for the account:
 * whoever fails for somebody from a thousand addresses does not lock them out.
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

export async function rememberClient(db: Kysely<Schema>, key: string, now: number): Promise<void> {
  await db
    .insertInto('known_client')
    .values({ key, until_ms: now + REMEMBERED_MS })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ until_ms: now + REMEMBERED_MS }))
    .execute()
}
