import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import { foldSearch } from './parts.ts'

/** Mostly these are all the places that a text has. */
const PLACES = 250
/** Of customers who have it in several places, enough are among so many times as many. */
const PLACES_PER_CUSTOMER = 4
const MOST_PLACES = 1000
/** Stands after all other characters, as bytes, and in no text. */
const LAST = '\u{10FFFF}'

/**
 * Returns which customers have a text in their id or address, as a condition on the column `customer.id`. Of a text that is
 * in more places than anyone reads, it names the customers at the first of these in the order of what follows the text, if
 * they are `enough`; null wants all. Only that range of the index is read, however many customers there are.
 */
export async function foundCustomers(
  db: Kysely<Schema>,
  text: string,
  enough: number | null,
): Promise<RawBuilder<SqlBool>> {
  const sought = foldSearch(text)
  const limit = enough === null ? PLACES : Math.min(enough * PLACES_PER_CUSTOMER, MOST_PLACES)
  const isThere = sql<SqlBool>`part >= ${sought} and part < ${sought + LAST}`
  const { rows } = await sql<{ id: string }>`
    select customer_id as id from customer_search where ${isThere}
    order by part, customer_id limit ${limit}`.execute(db)
  const ids = [...new Set(rows.map(({ id }) => id))]
  if (ids.length === 0) return sql`false`
  if (rows.length < limit) return sql`customer.id in (${sql.join(ids)})`
  if (enough !== null && ids.length >= enough)
    return sql`customer.id in (${sql.join(ids.slice(0, enough))})`
  // In so many places that customers who have it are never far away in the order of ids.
  return sql`exists (
    select 1 from customer_search where customer_search.customer_id = customer.id and ${isThere})`
}
