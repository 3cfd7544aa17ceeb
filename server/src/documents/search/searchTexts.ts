import type { ContentHit } from '@hausblick/contract/documents.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../http/access.ts'
import { readBestPages } from './bestPages.ts'
import { excerptOf } from './excerpt.ts'
import { findCompounds } from './findCompounds.ts'
import { findPhrases } from './findPhrases.ts'
import { findTexts } from './findTexts.ts'
import { readSought } from './readSought.ts'

/** So many of the newest texts that have the words of a phrase are looked through for it. */
const LOOKED_THROUGH = 1000

interface Asked {
  /** As it was typed: all of its words, numbers and quoted phrases are searched for, and words that begin with the last one. */
  readonly text: string
  readonly limit: number
}

/**
 * Returns the newest documents that have all that was typed, each with the page that has the most of it. Those come first that show all of
 * them near each other, and as they were typed.
 */
export async function searchTexts(
  database: Database,
  scope: Scope,
  { text, limit }: Asked,
): Promise<ContentHit[]> {
  const customerId = scope.kind === 'customer' ? scope.customerId : undefined
  const typed = readSought(text)
  if (typed.length === 0) return []
  const sought = await findCompounds(database.db, typed)
  const phrases = sought.filter((one) => one.kind === 'phrase')
  const search = { sought, customerId, limit: phrases.length > 0 ? LOOKED_THROUGH : limit }
  const textIds = await findTexts(database, search)
  const named = phrases.length > 0 ? await findPhrases(database.db, textIds, phrases, limit) : null
  const found = named === null ? textIds : [...new Set(named.map(({ textId }) => textId))]
  const pages = await readBestPages(database.db, found, sought, customerId, named)
  return pages
    .map(({ text, ...page }) => ({ page, ...excerptOf(text, sought) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ page, excerpt }) => ({ ...page, excerpt }))
}
