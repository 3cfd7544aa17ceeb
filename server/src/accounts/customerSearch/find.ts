import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import { splitSearchWords } from './parts.ts'

/** Mostly these are all the places that a text has. */
const PLACES = 250
/** Of customers who have it in several places, enough are among so many times as many. */
const PLACES_PER_CUSTOMER = 4
const MOST_PLACES = 1000
/** Stands after all other characters, as bytes, and in no text. */
const LAST = '\u{10FFFF}'

/**
 * Returns which customers have every word of a search in their id or address, as a condition on the column `customer.id`. Of
 * words that are in more places than anyone reads, it names the customers at the first of these in the order of what follows the
 * longest word, if they are `enough`; null wants all. Only that range of the index is read, however many customers there are.
 */
export async function createSearchCondition(
  db: Kysely<Schema>,
  search: string,
  enough: number | null,
): Promise<RawBuilder<SqlBool>> {
  const words = splitSearchWords(search).toSorted((one, other) => other.length - one.length)
  const [longest, ...others] = words
  if (longest === undefined) return sql`true`
  const limit = enough === null ? PLACES : Math.min(enough * PLACES_PER_CUSTOMER, MOST_PLACES)
  const { rows } = await sql<{ id: string }>`
    select customer_id as id from customer_search as place
    where ${begins(longest)} and ${hasSearchWords('place.customer_id', others)}
    order by part, customer_id limit ${limit}`.execute(db)
  const ids = [...new Set(rows.map(({ id }) => id))]
  if (ids.length === 0) return sql`false`
  if (rows.length < limit) return sql`customer.id in (${sql.join(ids)})`
  if (enough !== null && ids.length >= enough)
    return sql`customer.id in (${sql.join(ids.slice(0, enough))})`
  // In so many places that customers who have it are never far away in the order of ids.
  return hasSearchWords('customer.id', words)
}

/** Returns whether the customer of a column has every word in one of its parts. */
export function hasSearchWords(
  customerIdColumn: string,
  words: readonly string[],
): RawBuilder<SqlBool> {
  const conditions = words.map(
    (word) => sql`exists (
      select 1 from customer_search
      where customer_search.customer_id = ${sql.ref(customerIdColumn)} and ${begins(word)})`,
  )
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`
}

function begins(word: string): RawBuilder<SqlBool> {
  return sql`part >= ${word} and part < ${word + LAST}`
}
