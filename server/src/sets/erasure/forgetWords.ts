import { forgetUnusedFindWords } from '../../documents/find/index/forgetWords.ts'
import { forgetUnusedListWords } from '../../documents/listKeys/forgetWords.ts'
import { forgetUnusedTextWords } from '../../documents/search/forgetWords.ts'
import type { Database } from '../../platform/database/open.ts'

/**
 * Removes the words that only deleted documents and customers had from search indexes and lists of choices, if any have been.
 * What is deleted meanwhile is left to the next call.
 */
export async function forgetUnusedWords(database: Database, signal?: AbortSignal): Promise<void> {
  const { db } = database
  const { unused_words_since: since } = await db
    .selectFrom('service')
    .select('unused_words_since')
    .executeTakeFirstOrThrow()
  if (since === null) return
  await forgetUnusedTextWords(database, signal)
  await forgetUnusedListWords(database, signal)
  await forgetUnusedFindWords(database, signal)
  if (signal?.aborted) return
  await db
    .updateTable('service')
    .set({ unused_words_since: null })
    .where('unused_words_since', '=', since)
    .execute()
}
