import type { Kysely } from 'kysely'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { isCompound, partsOf, SHORTEST_START } from '../intake/reader/compounds.ts'

const CHUNK = 200

/**
 * Indexes the compounds among a text's terms by their parts. Entries are shared by all customers and name no text; nearly all
 * exist already and cost only a lookup.
 */
export async function indexWordParts(db: Kysely<Schema>, terms: string): Promise<void> {
  const words = [...new Set(terms.split(' ').filter(isCompound))]
  const known = new Set<string>()
  for (const some of splitIntoChunks(words, CHUNK))
    for (const word of await readKnown(db, some)) known.add(word)
  // In a fixed order, so that processes that add the same entries cannot deadlock.
  const rows = words
    .filter((word) => !known.has(word))
    .flatMap((word) => partsOf(word).map((part) => ({ part, word })))
    .toSorted((one, other) => (`${one.part} ${one.word}` < `${other.part} ${other.word}` ? -1 : 1))
  for (const some of splitIntoChunks(rows, CHUNK))
    await db
      .insertInto('word_part')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

async function readKnown(db: Kysely<Schema>, words: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('word_part')
    .select('word')
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('part', 'word'),
        'in',
        words.map((word) => tuple(word.slice(SHORTEST_START), word)),
      ),
    )
    .execute()
  return rows.map(({ word }) => word)
}
