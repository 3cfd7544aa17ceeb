import type { ContentHit } from '@hausblick/contract/calls/documents.ts'
import type { Database } from '../../platform/database/open.ts'
import type { Scope } from '../../platform/http/access.ts'
import { readBestPages } from './bestPages.ts'
import { createExcerpt } from './excerpt.ts'
import { findCompounds } from './findCompounds.ts'
import { findPhrases } from './findPhrases.ts'
import { findTexts } from './findTexts.ts'
import type { DocumentKey } from './insertText.ts'
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
  asked: Asked,
): Promise<ContentHit[]> {
  const { query, textIds, pages: named } = await find(database, scope, asked)
  const pages = await readBestPages(database.db, textIds, query, scope, named)
  return pages
    .map(({ text, fromPicture, ...page }) => ({
      page: { ...page, isFromPicture: fromPicture === 1 },
      ...createExcerpt(text, query),
    }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ page, excerpt }) => ({ ...page, excerpt }))
}

/** Returns the same documents without excerpts. */
export async function findDocumentsByText(
  database: Database,
  scope: Scope,
  asked: Asked,
): Promise<DocumentKey[]> {
  const { textIds } = await find(database, scope, asked)
  if (textIds.length === 0) return []
  const found = await database.db
    .selectFrom('document_text')
    .select(['customer_id as customerId', 'number'])
    .where('id', 'in', textIds)
    .execute()
  return found.filter(({ customerId }) => scope.kind === 'all' || scope.customerId === customerId)
}

/** Finds texts, newest first; for phrases, also the pages that have them. */
async function find(database: Database, scope: Scope, { text, limit }: Asked) {
  const typed = parseQuery(text)
  if (typed.length === 0) return { query: typed, textIds: [], pages: null }
  const query = await findCompounds(database.db, typed)
  const phrases = query.filter((one) => one.kind === 'phrase')
  const search = { query, scope, limit: phrases.length > 0 ? MAX_SCANNED : limit }
  const textIds = await findTexts(database, search)
  if (phrases.length === 0) return { query, textIds, pages: null }
  const pages = await findPhrases(database.db, textIds, phrases, limit)
  return { query, textIds: [...new Set(pages.map(({ textId }) => textId))], pages }
}
