import { type Kysely, type RawBuilder, sql } from 'kysely'
import { endOfPrefix } from '../../../platform/database/endOfPrefix.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'

/** Words of the index with a searched word; of more, the first are looked up, the whole word before others. */
const WORDS = 500
/** Customers whose id, name or address has a searched word. */
const CUSTOMERS = 200
/** Customers with a word, up to which they are counted and looked through. */
const COUNTED = 10_000
/** Up to this many words of the index are looked up customer by customer; with more, the customers are collected first. */
const FEW = 8

/** A word of a search, and what of the index has it. */
interface IndexedWord {
  readonly words: readonly string[]
  /** Whether the word is there as it was typed. */
  readonly isWhole: boolean
  readonly customers: readonly string[]
  /** Whether these are all that have it. */
  readonly isComplete: boolean
}

/**
 * Returns customers whose units, buildings and loans may together have every word: at most `most`, those with the words as typed
 * first. Its work depends on the rarest word, not on how many customers there are.
 *
 * Words that too much of the index has narrow nothing down, unless they are there as typed.
 */
export async function findOwners(
  db: Kysely<Schema>,
  words: readonly string[],
  most: number,
): Promise<string[]> {
  const indexed = await Promise.all(words.map((word) => lookUp(db, word)))
  const asTyped = indexed.map((one, index) =>
    one.isWhole
      ? { words: [words[index] ?? ''], isWhole: true, customers: one.customers, isComplete: true }
      : one,
  )
  const found = new Set(await intersect(db, asTyped, most))
  if (found.size < most && indexed.some(({ isWhole }) => isWhole))
    for (const id of await intersect(db, indexed, most)) found.add(id)
  return [...found].slice(0, most)
}

async function lookUp(db: Kysely<Schema>, word: string): Promise<IndexedWord> {
  const isWithin = sql`part >= ${word} and part < ${endOfPrefix(word)}`
  const [whole, parts, owners] = await Promise.all([
    sql`select 1 from find_part where part = ${word} and word = ${word}`.execute(db),
    sql<{ word: string }>`
      select word from find_part where ${isWithin} order by part, word limit ${WORDS}`.execute(db),
    sql<{ id: string }>`
      select customer_id as id from customer_search where ${isWithin} limit ${CUSTOMERS}`.execute(
      db,
    ),
  ])
  const isWhole = whole.rows.length > 0
  return {
    words: [...new Set([...(isWhole ? [word] : []), ...parts.rows.map((row) => row.word)])],
    isWhole,
    customers: [...new Set(owners.rows.map(({ id }) => id))],
    isComplete: parts.rows.length < WORDS && owners.rows.length < CUSTOMERS,
  }
}

/** Returns customers who have each word, as far as they are known completely. */
async function intersect(
  db: Kysely<Schema>,
  indexed: readonly IndexedWord[],
  most: number,
): Promise<string[]> {
  const counted = []
  for (const one of indexed) counted.push({ one, count: await count(db, one) })
  const [rarest, ...others] = counted.toSorted((a, b) => a.count - b.count)
  if (!rarest || rarest.count === 0) return []
  const conditions = others.flatMap(({ one, count }) => {
    if (one.isComplete && one.words.length <= FEW) return [hasOne(one)]
    return count < COUNTED ? [sql`owner.customer_id in (${selectOwners(one)})`] : []
  })
  const { rows } = await sql<{ id: string }>`
    select distinct owner.customer_id as id
    from (select customer_id from (${selectOwners(rarest.one)}) as rare limit ${COUNTED}) as owner
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
    limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Is true of a customer with one of a few words. */
function hasOne({ words, customers }: IndexedWord): RawBuilder<unknown> {
  const isIndexed =
    words.length > 0
      ? sql`exists (select 1 from find_word
          where find_word.customer_id = owner.customer_id and word in (${sql.join(words)}))`
      : sql`false`
  return customers.length > 0
    ? sql`(${isIndexed} or owner.customer_id in (${sql.join(customers)}))`
    : isIndexed
}

/** Counts the customers with a word, up to `COUNTED`, which stands for words that are not known completely. */
async function count(db: Kysely<Schema>, indexed: IndexedWord): Promise<number> {
  if (!indexed.isComplete) return COUNTED
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from (${selectOwners(indexed)}) as owner limit ${COUNTED}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns the query for the customers with a word, some repeatedly. */
function selectOwners({ words, customers }: IndexedWord): RawBuilder<unknown> {
  const selects = [
    ...(words.length > 0
      ? [sql`select customer_id from find_word where word in (${sql.join(words)})`]
      : []),
    ...(customers.length > 0
      ? [sql`select id as customer_id from customer where id in (${sql.join(customers)})`]
      : []),
  ]
  return selects.length > 0
    ? sql.join(selects, sql` union all `)
    : sql`select id as customer_id from customer where false`
}
