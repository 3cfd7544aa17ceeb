import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Secrets } from '../config/secrets.ts'
import type { Schema } from '../database/tables/schema.ts'

const SEED_BYTES = 32

/**
 * The token of a customer's calendar, to be shown again; null where there is none. After the service's secret has changed,
 * there is none that could be shown either: the old one still leads to the calendar until a new one is made.
 */
export async function readToken(
  db: Kysely<Schema>,
  secrets: Secrets,
  customerId: string,
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

/** Gives a customer's calendar a new token; the one before leads nowhere from that moment. */
export async function renewToken(
  db: Kysely<Schema>,
  [secret]: Secrets,
  customerId: string,
): Promise<string> {
  const seed = randomBytes(SEED_BYTES).toString('base64url')
  const token = deriveToken(secret, seed)
  const feed = { seed, token_hash: hashToken(token), created_at: new Date().toISOString() }
  await db
    .insertInto('calendar_feed')
    .values({ customer_id: customerId, ...feed })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(feed))
    .execute()
  return token
}

/** Ends a customer's calendar: its address leads nowhere from that moment. There may be none. */
export async function endCalendar(db: Kysely<Schema>, customerId: string): Promise<void> {
  await db.deleteFrom('calendar_feed').where('customer_id', '=', customerId).execute()
}

/** The customer whose calendar a token leads to. */
export async function findCustomer(db: Kysely<Schema>, token: string): Promise<string | null> {
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

/** Needs no salt: nobody can guess 256 bits. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
