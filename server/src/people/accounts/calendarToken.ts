import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Secrets } from '../../platform/config/secrets.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import { hashToken } from '../identity/account/token.ts'

const SEED_BYTES = 32

/**
 * Reads the token of a customer's calendar. Returns null if there is none, or if the service's secret has changed
 * since: the token then still works but cannot be derived, and a new one must be made.
 */
export async function readCalendarToken(
  db: Kysely<Schema>,
  secrets: Secrets,
  { customerId }: CustomerScope,
): Promise<string | null> {
  const feed = await db
    .selectFrom('calendar_feed')
    .select(['seed', 'token_hash'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!feed) return null
  const tokens = secrets.map((secret) => deriveToken(secret, feed.seed))
  return tokens.find((token) => hashToken(token) === feed.token_hash) ?? null
}

/** Issues a new token for a customer's calendar, which invalidates the previous one. */
export async function renewCalendarToken(
  trx: Transaction<Schema>,
  [secret]: Secrets,
  { customerId }: CustomerScope,
): Promise<string> {
  const seed = randomBytes(SEED_BYTES).toString('base64url')
  const token = deriveToken(secret, seed)
  const feed = { seed, token_hash: hashToken(token), created_at: new Date().toISOString() }
  await trx
    .insertInto('calendar_feed')
    .values({ customer_id: customerId, ...feed })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(feed))
    .execute()
  return token
}

/** Removes a customer's calendar token; returns whether there was one. */
export async function removeCalendarToken(
  db: Kysely<Schema>,
  customerId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feed')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Finds the customer whose calendar a token opens. */
export async function findCalendarCustomer(
  db: Kysely<Schema>,
  token: string,
): Promise<string | null> {
  const feed = await db
    .selectFrom('calendar_feed')
    .select('customer_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return feed?.customer_id ?? null
}

function deriveToken(secret: string, seed: string): string {
  return createHmac('sha256', secret).update(`hausblick calendar ${seed}`).digest('base64url')
}
