import { foldText } from '@hausblick/figures/text.ts'
import { type Kysely, sql } from 'kysely'
import { splitIntoChunks } from '../../database/splitIntoChunks.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { matchesPart, type PageKey } from './bestPages.ts'
import type { QueryPhrase } from './query.ts'

/** Their pages are held in memory at the same time. */
const TEXTS_AT_ONCE = 50

/**
 * Returns those pages of the first texts that have every phrase, at most as many texts as the limit says: of each text the
 * pages with the most of the phrases. The index knows no order of words, so the pages themselves are looked through.
 */
export async function findPhrases(
  db: Kysely<Schema>,
  textIds: readonly number[],
  phrases: readonly QueryPhrase[],
  limit: number,
): Promise<PageKey[]> {
  const patterns = phrases.map(patternOf)
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
      return { textId, page, has: patterns.map((pattern) => pattern.test(folded)) }
    })
    for (const [textId, own] of Map.groupBy(counted, (page) => page.textId)) {
      if (!patterns.every((_, index) => own.some(({ has }) => has[index]))) continue
      const most = Math.max(...own.map(countOf))
      for (const page of own.filter((page) => countOf(page) === most))
        found.push({ textId, page: page.page })
      count += 1
      if (count === limit) return found
    }
  }
  return found
}

function countOf({ has }: { readonly has: readonly boolean[] }): number {
  return has.filter(Boolean).length
}

/** The words with nothing between them that belongs to a word. */
function patternOf({ words }: QueryPhrase): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'u')
}
