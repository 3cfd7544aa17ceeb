import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { endOfPrefix } from '../../../platform/database/endOfPrefix.ts'
import { readPages } from '../../../platform/database/pages.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'

/** Places of the index that one statement checks, which takes about half a millisecond. */
const PLACES = 128
/** How far the places of words are counted: further only if all words have that many. */
const COUNTED_PLACES = [500, 10_000]

/**
 * Returns the ids of customers who have each of these words in their id, name or email address: the first `enough`, in the
 * order of the index. Checks the places of the rarest word until it has enough, so its work depends on the customers it returns
 * and on the rarest word, not on how many customers there are.
 *
 * @param words at least one, as `splitSearchWords` returns them
 */
export async function findCustomers(
  db: Kysely<Schema>,
  words: readonly string[],
  enough: number,
): Promise<string[]> {
  const rarest = await findRarest(db, words)
  const others = words.filter((word) => word !== rarest)
  const found = new Set<string>()
  for await (const places of readPages<Place>(PLACES, (last) =>
    readPlaces(db, rarest, others, last),
  )) {
    for (const { id, matches } of places) if (matches) found.add(id)
    if (found.size >= enough) break
  }
  return [...found].slice(0, enough)
}

/** Returns the word in the fewest places; of words that are equally frequent, as far as they are counted, the longest. */
async function findRarest(db: Kysely<Schema>, words: readonly string[]): Promise<string> {
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  let rarest = longestFirst[0] ?? ''
  if (longestFirst.length === 1) return rarest
  for (const most of COUNTED_PLACES) {
    const counts = await countPlaces(db, longestFirst, most)
    const fewest = Math.min(...counts)
    rarest = longestFirst[counts.indexOf(fewest)] ?? rarest
    if (fewest < most) break
  }
  return rarest
}

/** Returns the number of places of each word, or `most` if there are more. */
async function countPlaces(
  db: Kysely<Schema>,
  words: readonly string[],
  most: number,
): Promise<number[]> {
  const counts = words.map(
    (word, index) => sql`
      (select count(*) from (
        select 1 from customer_search where ${beginsWith(word)} limit ${most}) as place
      ) as ${sql.ref(String(index))}`,
  )
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)
  return words.map((_, index) => rows[0]?.[index] ?? 0)
}

/** An entry of the index that begins with the rarest word. */
interface Place {
  readonly part: string
  readonly id: string
  /** Whether its customer has the other words, too: a boolean, or 0 or 1 on SQLite. */
  readonly matches: SqlBool
}

async function readPlaces(
  db: Kysely<Schema>,
  word: string,
  others: readonly string[],
  last: Place | null,
): Promise<Place[]> {
  const { part, id } = last ?? { part: word, id: '' }
  const { rows } = await sql<Place>`
    select part, id, ${hasSearchWords('place.id', others)} as matches
    from (
      select part, customer_id as id from customer_search
      where (part, customer_id) > (${part}, ${id}) and part < ${endOfPrefix(word)}
      order by part, customer_id limit ${PLACES}) as place
    order by part, id`.execute(db)
  return rows
}

/**
 * Returns the condition that the customer in a column has, for every word, a part that begins with it. Looks each customer up
 * in the index: the offset keeps PostgreSQL from joining all parts with the words instead, which can take seconds.
 */
export function hasSearchWords(
  customerIdColumn: string,
  words: readonly string[],
): RawBuilder<SqlBool> {
  const conditions = words.map(
    (word) => sql`exists (
      select 1 from customer_search
      where customer_search.customer_id = ${sql.ref(customerIdColumn)} and ${beginsWith(word)}
      limit 1 offset 0)`,
  )
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`
}

function beginsWith(word: string): RawBuilder<SqlBool> {
  return sql`part >= ${word} and part < ${endOfPrefix(word)}`
}
