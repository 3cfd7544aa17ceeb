import { setImmediate } from 'node:timers/promises'
import { lockTable } from '../../../platform/database/lockTable.ts'
import type { Database } from '../../../platform/database/open.ts'
import { transact } from '../../../platform/database/transact.ts'
import { removeUnused } from './update.ts'

/** Words that are looked up at a time, which takes milliseconds. */
const WORDS_AT_A_TIME = 500

/** Removes the words that no customer has any more, since some have been deleted. Others may be indexed meanwhile. */
export async function forgetUnusedFindWords(
  { db, dialect }: Database,
  signal?: AbortSignal,
): Promise<void> {
  for (let after: string | null = ''; after !== null && !signal?.aborted; await setImmediate()) {
    const rows: readonly { word: string }[] = await db
      .selectFrom('find_part')
      .select('word')
      .where('part', '>', after)
      // Each is an ending of itself.
      .whereRef('part', '=', 'word')
      .orderBy('part')
      .limit(WORDS_AT_A_TIME)
      .execute()
    after = rows.length < WORDS_AT_A_TIME ? null : (rows.at(-1)?.word ?? null)
    if (rows.length === 0) return
    const used = await db
      .selectFrom('find_word')
      .select('word')
      .distinct()
      .where(
        'word',
        'in',
        rows.map(({ word }) => word),
      )
      .execute()
    const usedWords = new Set(used.map(({ word }) => word))
    const unused = rows.map(({ word }) => word).filter((word) => !usedWords.has(word))
    if (unused.length === 0) continue
    await transact(db, async (trx) => {
      await lockTable(trx, dialect, 'find_part')
      await removeUnused(trx, unused)
    })
  }
}
