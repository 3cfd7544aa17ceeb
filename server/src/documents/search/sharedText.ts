import type { Kysely } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import type { DocumentText } from '../intake/reader/answers.ts'
import type { ClaimedText } from './claimText.ts'

/**
 * Returns the text of a document whose file has been read for another one that shares it; null if it has not, or if the document
 * is to be examined as well.
 */
export async function findSharedText(
  db: Kysely<Schema>,
  { fileKey, textState, activeContent }: ClaimedText,
): Promise<DocumentText | null> {
  if (textState !== 'pending' || activeContent === null) return null
  const twin = await db
    .selectFrom('document')
    .leftJoin('document_text', (join) =>
      join
        .onRef('document_text.customer_id', '=', 'document.customer_id')
        .onRef('document_text.number', '=', 'document.number'),
    )
    .select(['document.text_state', 'document_text.id', 'document_text.read_to'])
    .where('document.file_key', '=', fileKey)
    .where('document.text_state', 'in', ['read', 'none'])
    .limit(1)
    .executeTakeFirst()
  if (!twin) return null
  if (twin.id === null) return twin.text_state === 'none' ? NO_TEXT : null
  const rows = await db
    .selectFrom('document_page')
    // With those that were read in pictures, which are then not added again.
    .select(['page', 'text', 'terms', 'from_picture'])
    .where('text_id', '=', twin.id)
    .orderBy('page')
    .execute()
  const pages = rows.map((row) => ({ ...row, terms: row.terms.trim() }))
  const terms = new Set(pages.flatMap((page) => page.terms.split(' ')))
  return { pages, terms: [...terms].join(' '), readTo: twin.read_to, scanned: [] }
}

const NO_TEXT: DocumentText = { pages: [], terms: '', readTo: null, scanned: [] }
