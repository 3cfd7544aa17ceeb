import { listReferences } from '@hausblick/figures/documents/suggestions/invoicePlace.ts'
import { searchable, splitSearchable } from '@hausblick/figures/text.ts'
import { type Kysely, sql } from 'kysely'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { SentLetter } from './sent.ts'

/** A number that more customers have says nothing. */
const MOST_CUSTOMERS = 200
const WORDS_PER_STATEMENT = 500
/** More than the words of an invoice that may be numbers of this house. */
const MOST_WORDS = 300
const NUMBER = /^(?=.*\p{N}).{3,}$/u

/** Finds the customers who may have what an invoice states by its number, by the index of all units, buildings and loans. */
export async function findByReference<Letter extends SentLetter>(
  db: Kysely<Schema>,
  letters: readonly Letter[],
): Promise<Map<Letter, string[]>> {
  const wanted = new Map(letters.map((letter) => [letter, listNumbers(letter)]))
  const found = new Map<string, string[]>()
  const distinct = [...new Set([...wanted.values()].flat())]
  for (const chunk of splitIntoChunks(distinct, WORDS_PER_STATEMENT)) {
    const { rows } = await sql<{ word: string; id: string }>`
      with wanted (word) as (values ${sql.join(chunk.map((word) => sql`(${word})`))})
      select wanted.word, having_it.customer_id as id from wanted
      cross join find_word having_it
      where having_it.word = wanted.word and (select count(*) from (
        select 1 from find_word as any_having where any_having.word = wanted.word
        limit ${sql.lit(MOST_CUSTOMERS + 1)}) as counted) <= ${sql.lit(MOST_CUSTOMERS)}`.execute(db)
    for (const [word, customers] of Map.groupBy(rows, (row) => row.word))
      found.set(
        word,
        customers.map(({ id }) => id),
      )
  }
  return new Map(
    [...wanted].map(([letter, words]) => [
      letter,
      [...new Set(words.flatMap((word) => found.get(word) ?? []))],
    ]),
  )
}

/** Returns the words that may be numbers, and all words of the fields for them, as they are indexed. */
function listNumbers({ invoice }: SentLetter): string[] {
  if (!invoice) return []
  const { fields, notes } = listReferences(invoice)
  const split = (text: string) =>
    [...splitSearchable(searchable(text))].map((word) => word.replace(/[.:]+$/, ''))
  const words = [
    ...fields.flatMap(split),
    ...notes.flatMap(split).filter((word) => NUMBER.test(word)),
  ]
  return [...new Set(words.filter((word) => word.length > 2))].slice(0, MOST_WORDS)
}
