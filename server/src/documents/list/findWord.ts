import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { endOfPrefix } from '../../platform/database/endOfPrefix.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { DocumentKey } from '../search/insertText.ts'
import type { Bounds } from './bounds.ts'

/** A word of a search, and where it occurs. */
export interface FoundWord {
  readonly word: string
  /** The words of documents that contain it; null if too many, or too many customers have it. */
  readonly words: readonly string[] | null
  /** The customers whose id or address contains it; null if too many. */
  readonly customers: readonly string[] | null
}

/** Looks up where a word of a search occurs, by bounded ranges of the indexes. */
export async function findWord(
  db: Kysely<Schema>,
  word: string,
  bounds: Bounds,
): Promise<FoundWord> {
  const words = await sql<{ found: string }>`
    select word as found from listing_part where ${contains(word)} limit ${bounds.words}`.execute(
    db,
  )
  const customers = await sql<{ found: string }>`
    select customer_id as found from customer_search where ${contains(word)}
    limit ${bounds.customers}`.execute(db)
  const ofCustomers = distinct(customers.rows, bounds.customers)
  return {
    word,
    words: ofCustomers && distinct(words.rows, bounds.words),
    customers: ofCustomers,
  }
}

function distinct(rows: readonly { readonly found: string }[], limit: number): string[] | null {
  return rows.length === limit ? null : [...new Set(rows.map(({ found }) => found))]
}

function contains(word: string): RawBuilder<SqlBool> {
  return sql`part >= ${word} and part < ${endOfPrefix(word)}`
}

/** Returns the condition that a row of `listing` has the word in a column, or its customer has it. */
function hasWord({ word, customers }: FoundWord): RawBuilder<SqlBool> {
  const inColumns = containsWord('listing.search_text', word)
  if (customers === null)
    return sql`(${inColumns} or exists (
      select 1 from customer_search
      where customer_search.customer_id = listing.customer_id and ${contains(word)}))`
  return customers.length === 0
    ? inColumns
    : sql`(${inColumns} or listing.customer_id in (${sql.join(customers)}))`
}

/** Returns the condition that a column of `searchable` text contains a word. */
export function containsWord(column: string, word: string): RawBuilder<SqlBool> {
  const pattern = `%${word.replace(/[%_~]/g, '~$&')}%`
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '~'`
}

/** Returns the condition that a row of `listing` has all words of a search, or is a hit in the contents. */
export function hasWordsOrHit(
  words: readonly FoundWord[],
  hits: readonly DocumentKey[],
): RawBuilder<SqlBool> {
  const inList = sql<SqlBool>`${sql.join(words.map(hasWord), sql` and `)}`
  return hits.length === 0
    ? inList
    : sql`((${inList}) or (listing.customer_id, listing.number) in (${toValues(hits)}))`
}

/** Returns the query for the documents that have the word, or are hits, some repeatedly; null if too much has the word. */
export function selectCandidates(
  word: FoundWord,
  hits: readonly DocumentKey[],
): RawBuilder<unknown> | null {
  return word.words && sql.join(listSelects(word, [word.words], hits), sql` union all `)
}

/** Returns the same query without repetitions, which merges the sorted documents of each word if there are few words. */
export function selectDistinct(
  word: FoundWord,
  hits: readonly DocumentKey[],
): RawBuilder<unknown> | null {
  if (word.words === null) return null
  const isFew = word.words.length <= MAX_MERGED
  const words = isFew ? word.words.map((one) => [one]) : [word.words]
  const selects = listSelects(word, words, hits)
  return sql`${sql.join(selects, sql` union `)} order by 1, 2`
}

/** SQLite's limit of `union` is 500. */
const MAX_MERGED = 20

/** Returns the queries for documents with one of some words each, for those of customers with the word, and for hits. */
function listSelects(
  { customers }: FoundWord,
  words: readonly (readonly string[])[],
  hits: readonly DocumentKey[],
): RawBuilder<unknown>[] {
  const selects = words
    .filter((some) => some.length > 0)
    .map(
      (some) => sql`select customer_id, number from listing_word where word in (${sql.join(some)})`,
    )
  if (customers && customers.length > 0)
    selects.push(
      sql`select customer_id, number from listing where customer_id in (${sql.join(customers)})`,
    )
  if (hits.length > 0)
    selects.push(
      sql`select customer_id, number from listing
        where (customer_id, number) in (${toValues(hits)})`,
    )
  return selects.length > 0 ? selects : [sql`select customer_id, number from listing where false`]
}

function toValues(keys: readonly DocumentKey[]): RawBuilder<unknown> {
  const rows = keys.map(({ customerId, number }) => sql`(${customerId}, cast(${number} as bigint))`)
  return sql`values ${sql.join(rows)}`
}
