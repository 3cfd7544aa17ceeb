import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { endOfPrefix } from '../../database/endOfPrefix.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { splitSearchWords } from './parts.ts'

/** Few search words occur in more places. */
const PLACES = 250
/** A customer may match in several places, so that more places than customers are read. */
const PLACES_PER_CUSTOMER = 4
const MAX_PLACES = 1000

/**
 * Returns a condition on `customer.id` that is met by customers whose id or email address contains every word of a search.
 * For a frequent word, it may select only the first `enough` customers in the order of the index. It reads one bounded range
 * of the index, however many customers there are.
 *
 * @param enough null for all customers
 */
export async function createSearchCondition(
  db: Kysely<Schema>,
  search: string,
  enough: number | null,
): Promise<RawBuilder<SqlBool>> {
  const words = splitSearchWords(search).toSorted((one, other) => other.length - one.length)
  const [longest, ...others] = words
  if (longest === undefined) return sql`true`
  const limit = enough === null ? PLACES : Math.min(enough * PLACES_PER_CUSTOMER, MAX_PLACES)
  const { rows } = await sql<{ id: string }>`
    select customer_id as id from customer_search as place
    where ${beginsWith(longest)} and ${hasSearchWords('place.customer_id', others)}
    order by part, customer_id limit ${limit}`.execute(db)
  const ids = [...new Set(rows.map(({ id }) => id))]
  if (ids.length === 0) return sql`false`
  if (rows.length < limit) return sql`customer.id in (${sql.join(ids)})`
  if (enough !== null && ids.length >= enough)
    return sql`customer.id in (${sql.join(ids.slice(0, enough))})`
  // The words are so frequent that a scan in the order of ids soon finds matches.
  return hasSearchWords('customer.id', words)
}

/** Returns the condition that the customer in a column has, for every word, a part that begins with it. */
export function hasSearchWords(
  customerIdColumn: string,
  words: readonly string[],
): RawBuilder<SqlBool> {
  const conditions = words.map(
    (word) => sql`exists (
      select 1 from customer_search
      where customer_search.customer_id = ${sql.ref(customerIdColumn)} and ${beginsWith(word)})`,
  )
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`
}

function beginsWith(word: string): RawBuilder<SqlBool> {
  return sql`part >= ${word} and part < ${endOfPrefix(word)}`
}
