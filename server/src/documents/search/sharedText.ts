import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { DocumentText } from '../intake/reader/answers.ts'
import type { ClaimedText } from './claimText.ts'

/** Finds texts of documents whose files have been read for others that share them. */
type FindSharedText = (claimed: ClaimedText) => Promise<DocumentText | null>

/** Remembers where it found the last one: among many that share a file, finding one that is read means looking through all. */
export function createSharedTexts(db: Kysely<Schema>): FindSharedText {
  let last: { readonly fileKey: string; readonly id: number } | null = null
  /** Returns null if the file has not been read, or if the document is to be examined as well. */
  return async ({ fileKey, textState, activeContent }) => {
    if (textState !== 'pending' || activeContent === null) return null
    const known = last?.fileKey === fileKey ? await findTwin(db, fileKey, last.id) : undefined
    const twin = known ?? (await findTwin(db, fileKey))
    if (!twin) return null
    if (twin.id === null) return twin.text_state === 'none' ? NO_TEXT : null
    last = { fileKey, id: twin.id }
    return await readText(db, twin.id, twin.read_to)
  }
}

async function findTwin(db: Kysely<Schema>, fileKey: string, id?: number) {
  return await db
    .selectFrom('document')
    .leftJoin('document_text', (join) =>
      join
        .onRef('document_text.customer_id', '=', 'document.customer_id')
        .onRef('document_text.number', '=', 'document.number'),
    )
    .select(['document.text_state', 'document_text.id', 'document_text.read_to'])
    .where('document.file_key', '=', fileKey)
    .where('document.text_state', 'in', ['read', 'none'])
    .$if(id !== undefined, (query) => query.where('document_text.id', '=', id ?? 0))
    .limit(1)
    .executeTakeFirst()
}

async function readText(
  db: Kysely<Schema>,
  id: number,
  readTo: DocumentText['readTo'],
): Promise<DocumentText> {
  const rows = await db
    .selectFrom('document_page')
    // With those that were read in pictures, which are then not added again.
    .select(['page', 'text', 'terms', 'from_picture'])
    .where('text_id', '=', id)
    .orderBy('page')
    .execute()
  const pages = rows.map((row) => ({ ...row, terms: row.terms.trim() }))
  const terms = new Set(pages.flatMap((page) => page.terms.split(' ')))
  return { pages, terms: [...terms].join(' '), readTo, scanned: [] }
}

const NO_TEXT: DocumentText = { pages: [], terms: '', readTo: null, scanned: [] }
