import { readLetter } from '@hausblick/figures/documents/suggestions/letter.ts'
import { foldText } from '@hausblick/figures/text.ts'
import type { Kysely } from 'kysely'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { SentLetter } from './sent.ts'

/** As many lines of a letter have the address of its recipient or sender. */
const LINES = 14
const OWNER = /vermieter|eigentumer|auftraggeber/u
/** Names have at most so many words. */
const MOST_WORDS = 5
/** A line with more is text. */
const WORDS_OF_LINE = 9
const NAMES_PER_STATEMENT = 900

/** Finds the customers whose names stand in the head of a letter, by the index of all customers. */
export async function findByName(
  db: Kysely<Schema>,
  letters: readonly SentLetter[],
): Promise<Map<SentLetter, string[]>> {
  const wanted = new Map(letters.map((letter) => [letter, listNames(letter.text ?? '')]))
  const found = new Map<string, string[]>()
  const distinct = [...new Set([...wanted.values()].flat())]
  for (const chunk of splitIntoChunks(distinct, NAMES_PER_STATEMENT)) {
    // Two people of a name are enough to tell that it is ambiguous.
    const rows = await db
      .selectFrom('customer_search')
      .select(({ fn }) => [
        'part',
        fn.min('customer_id').as('first'),
        fn.max('customer_id').as('last'),
      ])
      .where('part', 'in', chunk)
      .groupBy('part')
      .execute()
    for (const { part, first, last } of rows) found.set(part, [first, last])
  }
  return new Map(
    [...wanted].map(([letter, names]) => [
      letter,
      [...new Set(names.flatMap((name) => found.get(name) ?? []))],
    ]),
  )
}

/** Returns what may be names, as they are indexed: as they are written, and with the last name first. */
function listNames(text: string): string[] {
  const { lines, titles } = readLetter(text)
  const owners = lines.filter((line) => OWNER.test(foldText(line)))
  const names = [...titles.slice(0, LINES), ...owners].flatMap((line) => {
    const words = line
      .split(' ')
      .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, ''))
      .filter((word) => word !== '')
    return words.length > WORDS_OF_LINE && !owners.includes(line) ? [] : listSpans(words)
  })
  return [...new Set(names.map(foldText))]
}

function listSpans(words: readonly string[]): string[] {
  return words.flatMap((first, start) =>
    isCapital(first)
      ? words.slice(start + 1, start + MOST_WORDS).flatMap((last, more) => {
          if (!isCapital(last)) return []
          const span = words.slice(start, start + more + 2)
          const swapped = span.slice(1).map((_, index) => {
            const [given, family] = [span.slice(0, index + 1), span.slice(index + 1)]
            return `${family.join(' ')}, ${given.join(' ')}`
          })
          return [span.join(' '), ...swapped]
        })
      : [],
  )
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}
