import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { endOfPrefix } from '../../database/endOfPrefix.ts'
import type { Schema } from '../../database/tables/schema.ts'
import type { Bounds } from './bounds.ts'

/** A word of a search, and where it occurs. */
export interface FoundWord {
  readonly word: string
  /** The words of documents that contain it; null if too many. */
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
  return {
    word,
    words: distinct(words.rows, bounds.words),
    customers: distinct(customers.rows, bounds.customers),
  }
}

function distinct(rows: readonly { readonly found: string }[], limit: number): string[] | null {
  return rows.length === limit ? null : [...new Set(rows.map(({ found }) => found))]
}

function contains(word: string): RawBuilder<SqlBool> {
  return sql`part >= ${word} and part < ${endOfPrefix(word)}`
}

/** Returns the condition that a row of `listing` has the word in a column, or its customer has it. */
export function hasWord({ word, customers }: FoundWord): RawBuilder<SqlBool> {
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

/** Returns the query for the documents that have the word, some of them repeatedly; null if too much has it. */
export function selectCandidates({ words, customers }: FoundWord): RawBuilder<unknown> | null {
  if (words === null || customers === null) return null
  const selects = [
    words.length > 0 &&
      sql`select customer_id, number from listing_word where word in (${sql.join(words)})`,
    customers.length > 0 &&
      sql`select customer_id, number from listing where customer_id in (${sql.join(customers)})`,
  ].filter((select) => select !== false)
  return selects.length > 0
    ? sql.join(selects, sql` union all `)
    : sql`select customer_id, number from listing where false`
}
