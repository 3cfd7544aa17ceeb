import { setImmediate } from 'node:timers/promises'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { lockTable } from '../../platform/database/lockTable.ts'
import type { Database } from '../../platform/database/open.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import { removeEndings } from './words.ts'

/** Candidates that are looked up at a time, which takes milliseconds. */
const WORDS_AT_A_TIME = 2000

/**
 * Removes the words, streets and types that no document has any more from those that searches and filters know. Documents may
 * be added and filed meanwhile.
 */
export async function forgetUnusedListWords(
  { db, dialect }: Database,
  signal?: AbortSignal,
): Promise<void> {
  for (let after: string | null = ''; after !== null && !signal?.aborted; await setImmediate()) {
    const words = await readWords(db, after)
    after = words.length < WORDS_AT_A_TIME ? null : (words.at(-1) ?? null)
    if ((await findUnused(db, words)).length === 0) continue
    await transact(db, async (trx) => {
      await lockTable(trx, dialect, 'listing_part')
      await removeEndings(trx, await findUnused(trx, words))
    })
  }
  if (signal?.aborted) return
  const unused = sql<boolean>`not exists (select 1 from listing
    where kind = 'street' and street_key = key and street = label
    or kind = 'type' and type_key = key and type = label)`
  const found = await db
    .selectFrom('listing_choice')
    .select('label')
    .where(unused)
    .limit(1)
    .execute()
  if (found.length === 0) return
  await transact(db, async (trx) => {
    await lockTable(trx, dialect, 'listing_choice')
    await trx.deleteFrom('listing_choice').where(unused).execute()
  })
}

/** Reads the next words: each is an ending of itself. */
async function readWords(db: Kysely<Schema>, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_part')
    .select('part')
    .where('part', '>', after)
    .whereRef('part', '=', 'word')
    .orderBy('part')
    .limit(WORDS_AT_A_TIME)
    .execute()
  return rows.map(({ part }) => part)
}

async function findUnused(
  db: Kysely<Schema> | Transaction<Schema>,
  words: readonly string[],
): Promise<string[]> {
  if (words.length === 0) return []
  const isUsed: RawBuilder<boolean> = sql`exists (
    select 1 from listing_word where listing_word.word = listing_part.word)`
  const rows = await db
    .selectFrom('listing_part')
    .select('word')
    .whereRef('part', '=', 'word')
    .where('part', 'in', words)
    .where(({ not }) => not(isUsed))
    .execute()
  return rows.map(({ word }) => word)
}
