import { splitSearchable } from '@hausblick/figures/text.ts'
import { sql, type Transaction } from 'kysely'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

const ROWS_PER_STATEMENT = 5000

interface SearchedDocument {
  readonly customer_id: string
  readonly number: number
  readonly search_text: string
}

/** Makes documents findable by their words. */
export async function insertWords(
  trx: Transaction<Schema>,
  documents: readonly SearchedDocument[],
): Promise<void> {
  const rows = listWords(documents)
  for (const chunk of splitIntoChunks(rows, ROWS_PER_STATEMENT))
    await trx.insertInto('listing_word').values(chunk).execute()
  await insertParts(trx, [...new Set(rows.map(({ word }) => word))])
}

/** Reverses `insertWords`, except for the endings of words, which other documents may share. */
export async function removeWords(
  trx: Transaction<Schema>,
  documents: readonly SearchedDocument[],
): Promise<void> {
  for (const chunk of splitIntoChunks(listWords(documents), ROWS_PER_STATEMENT)) {
    const rows = chunk.map(
      ({ word, customer_id, number }) => sql`(${word}, ${customer_id}, cast(${number} as bigint))`,
    )
    await sql`delete from listing_word
      where (word, customer_id, number) in (values ${sql.join(rows)})`.execute(trx)
  }
}

/** Returns the words of documents, in the order of the index, which touches each of its pages once. */
function listWords(documents: readonly SearchedDocument[]) {
  return documents
    .flatMap(({ customer_id, number, search_text }) =>
      Array.from(splitSearchable(search_text), (word) => ({ word, customer_id, number })),
    )
    .toSorted((one, other) => (one.word < other.word ? -1 : 1))
}

async function insertParts(trx: Transaction<Schema>, words: readonly string[]): Promise<void> {
  for (const chunk of splitIntoChunks(words, ROWS_PER_STATEMENT)) {
    // A word is an ending of itself. Those that are new to the index lack their others.
    const added = await trx
      .insertInto('listing_part')
      .values(chunk.map((word) => ({ part: word, word })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('word')
      .execute()
    const parts = added.flatMap(({ word }) => listEndings(word))
    for (const rows of splitIntoChunks(parts, ROWS_PER_STATEMENT))
      await trx.insertInto('listing_part').values(rows).execute()
  }
}

/** Reverses `insertParts` for words that no document has. */
export async function removeEndings(
  trx: Transaction<Schema>,
  words: readonly string[],
): Promise<void> {
  const rows = words.flatMap((word) => [{ part: word, word }, ...listEndings(word)])
  for (const chunk of splitIntoChunks(rows, ROWS_PER_STATEMENT)) {
    const values = chunk.map(({ part, word }) => sql`(${part}, ${word})`)
    await sql`delete from listing_part where (part, word) in (values ${sql.join(values)})`.execute(
      trx,
    )
  }
}

/** Returns the endings of a word without the word itself. */
function listEndings(word: string) {
  const characters = [...word]
  return characters
    .slice(1)
    .map((_, start) => ({ part: characters.slice(start + 1).join(''), word }))
}
