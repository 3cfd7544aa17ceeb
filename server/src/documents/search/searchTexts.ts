import type { ContentHit } from '@hausblick/contract/documents.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../http/access.ts'
import { readBestPages } from './bestPages.ts'
import { createExcerpt } from './excerpt.ts'
import { findCompounds } from './findCompounds.ts'
import { findPhrases } from './findPhrases.ts'
import { findTexts } from './findTexts.ts'
import { parseQuery } from './parseQuery.ts'

/** The newest texts with the words of a phrase that are scanned for the phrase itself. */
const MAX_SCANNED = 1000

interface Asked {
  /** As typed. All words, numbers and quoted phrases must match; the last word also matches as a prefix. */
  readonly text: string
  readonly limit: number
}

/**
 * Returns the newest documents that match the whole query, each with an excerpt of its best page. Documents with close and
 * exact matches come first.
 */
export async function searchTexts(
  database: Database,
  scope: Scope,
  { text, limit }: Asked,
): Promise<ContentHit[]> {
  const typed = parseQuery(text)
  if (typed.length === 0) return []
  const query = await findCompounds(database.db, typed)
  const phrases = query.filter((one) => one.kind === 'phrase')
  const search = { query, scope, limit: phrases.length > 0 ? MAX_SCANNED : limit }
  const textIds = await findTexts(database, search)
  const named = phrases.length > 0 ? await findPhrases(database.db, textIds, phrases, limit) : null
  const found = named === null ? textIds : [...new Set(named.map(({ textId }) => textId))]
  const pages = await readBestPages(database.db, found, query, scope, named)
  return pages
    .map(({ text, ...page }) => ({ page, ...createExcerpt(text, query) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ page, excerpt }) => ({ ...page, excerpt }))
}
