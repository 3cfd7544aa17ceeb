import { shareTable } from '../../platform/database/lockTable.ts'
import type { Database } from '../../platform/database/open.ts'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import { transact } from '../../platform/database/transact.ts'
import { fileKey } from '../fileKey.ts'
import type { DocumentText } from '../intake/reader/answers.ts'
import { termsOf } from '../intake/reader/words.ts'
import { queueScan } from '../scans/queue.ts'
import { addScannedPages } from './indexScan.ts'
import { type DocumentKey, insertText } from './insertText.ts'
import { indexWordParts } from './wordParts.ts'

const PAGES_PER_STATEMENT = 100

/** Stores and indexes a document's text, or marks it as unreadable. Does nothing if the document is not pending. */
export async function indexText(
  { db, dialect }: Database,
  { customerId, number }: DocumentKey,
  text: DocumentText | 'failed',
): Promise<void> {
  await transact(db, async (trx) => {
    const document = await trx
      .updateTable('document')
      .set({ text_state: stateOf(text), text_claimed_until: null, text_attempts: 0 })
      .where('customer_id', '=', customerId)
      .where('number', '=', number)
      .where('text_state', '=', 'pending')
      .returning(['uploaded_at as uploadedAt', fileKey.as('fileKey')])
      .executeTakeFirst()
    if (document === undefined || text === 'failed') return
    // An older version may have stored a text.
    await trx
      .deleteFrom('document_text')
      .where('customer_id', '=', customerId)
      .where('number', '=', number)
      .execute()
    if (text.pages.length > 0) {
      const textId = await insertText(trx, dialect, { customerId, number }, text)
      const rows = text.pages.map((page) => ({
        ...page,
        text_id: textId,
        terms: ` ${page.terms} `,
      }))
      for (const chunk of splitIntoChunks(rows, PAGES_PER_STATEMENT))
        await trx.insertInto('document_page').values(chunk).execute()
      // Words that are known already are only looked up, and must not be forgotten meanwhile.
      await shareTable(trx, dialect, 'word_part')
      await indexWordParts(trx, text.terms)
    }
    await queueScan(trx, document, text.scanned)
    await addScannedPages(trx, dialect, { customerId, number }, document.fileKey)
  })
}

function stateOf(text: DocumentText | 'failed') {
  if (text === 'failed') return text
  return text.pages.length > 0 ? 'read' : 'none'
}

/** Returns what reading a document with these pages would result in. */
export function toDocumentText(pages: readonly string[]): DocumentText {
  const join = (text: string) => [...termsOf(text)].join(' ')
  return {
    pages: pages.map((text, index) => ({ page: index + 1, text, terms: join(text) })),
    terms: join(pages.join('\n')),
    readTo: null,
    scanned: [],
  }
}
