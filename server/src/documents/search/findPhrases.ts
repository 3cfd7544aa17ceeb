import { foldText } from '@hausblick/figures/text.ts'
import { type Kysely, sql } from 'kysely'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { matchesPart, type PageKey } from './bestPages.ts'
import type { QueryPhrase } from './query.ts'

/** Limits memory: the pages of these texts are loaded together. */
const TEXTS_AT_ONCE = 50

/**
 * Returns the pages of the first `limit` texts that contain every phrase; of each text, only the pages with the most phrases.
 * The index has no word positions, so that the pages themselves are scanned.
 */
export async function findPhrases(
  db: Kysely<Schema>,
  textIds: readonly number[],
  phrases: readonly QueryPhrase[],
  limit: number,
): Promise<PageKey[]> {
  const patterns = phrases.map(createPattern)
  const found: PageKey[] = []
  let count = 0
  for (const ids of splitIntoChunks(textIds, TEXTS_AT_ONCE)) {
    const pages = await db
      .selectFrom('document_page')
      .select(['text_id as textId', 'page', 'text'])
      .where('text_id', 'in', ids)
      .where(sql<boolean>`(${sql.join(phrases.map(matchesPart), sql` or `)})`)
      .orderBy('text_id', 'desc')
      .orderBy('page')
      .execute()
    const counted = pages.map(({ textId, page, text }) => {
      const folded = foldText(text)
      return { textId, page, matches: patterns.map((pattern) => pattern.test(folded)) }
    })
    for (const [textId, own] of Map.groupBy(counted, (page) => page.textId)) {
      if (!patterns.every((_, index) => own.some(({ matches }) => matches[index]))) continue
      const most = Math.max(...own.map(countPhrases))
      for (const page of own.filter((page) => countPhrases(page) === most))
        found.push({ textId, page: page.page })
      count += 1
      if (count === limit) return found
    }
  }
  return found
}

function countPhrases({ matches }: { readonly matches: readonly boolean[] }): number {
  return matches.filter(Boolean).length
}

/** Returns a pattern for whole words in this order, with no letter or digit between them. */
function createPattern({ words }: QueryPhrase): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'u')
}
