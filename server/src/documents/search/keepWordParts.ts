import type { Kysely } from 'kysely'
import { chunks } from '../../database/chunks.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { isCompound, partsOf, SHORTEST_START } from '../intake/reader/compounds.ts'

const AT_ONCE = 200

/**
 * Makes the compounds among a text's terms known by their parts. They say nothing of whose text they are in; those that are known
 * already, as nearly all are, cost a look-up.
 */
export async function keepWordParts(db: Kysely<Schema>, terms: string): Promise<void> {
  const words = [...new Set(terms.split(' ').filter(isCompound))]
  const known = new Set<string>()
  for (const some of chunks(words, AT_ONCE))
    for (const word of await readKnown(db, some)) known.add(word)
  // In one order, so that processes that add the same ones never wait for each other in a circle.
  const rows = words
    .filter((word) => !known.has(word))
    .flatMap((word) => partsOf(word).map((part) => ({ part, word })))
    .toSorted((one, other) => (`${one.part} ${one.word}` < `${other.part} ${other.word}` ? -1 : 1))
  for (const some of chunks(rows, AT_ONCE))
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
