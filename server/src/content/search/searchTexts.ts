import type { ContentHit } from '@hausblick/contract/documents.ts'
import type { Database } from '../../database/open.ts'
import { readBestPages } from './bestPages.ts'
import { excerptOf } from './excerpt.ts'
import { findTexts } from './findTexts.ts'
import { readSought } from './sought.ts'

interface Asked {
  /** As it was typed: all of its words are searched for, and words that begin with the last one. */
  readonly text: string
  /** Undefined for the documents of all customers. */
  readonly customerId: string | undefined
  readonly limit: number
}

/**
 * The newest documents that have every word, each with the page that has the most of them. Those come first that show all of
 * them near each other, and as they were typed.
 */
export async function searchTexts(
  database: Database,
  { text, customerId, limit }: Asked,
): Promise<ContentHit[]> {
  const sought = readSought(text)
  if (sought.length === 0) return []
  const textIds = await findTexts(database, { sought, customerId, limit })
  const pages = await readBestPages(database.db, textIds, sought, customerId)
  return pages
    .map(({ text, ...page }) => ({ page, ...excerptOf(text, sought) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ page, excerpt }) => ({ ...page, excerpt }))
}
