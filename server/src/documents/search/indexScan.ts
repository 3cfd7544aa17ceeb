import type { Transaction } from 'kysely'
import type { SqlDialect } from '../../platform/database/columnTypes.ts'
import { shareTable } from '../../platform/database/lockTable.ts'
import type { Database } from '../../platform/database/open.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { PageText } from '../intake/reader/answers.ts'
import { readScannedPages } from '../scans/pages.ts'
import { type DocumentKey, insertText } from './insertText.ts'
import { indexMoved } from './rebuildIndex.ts'
import { indexWordParts } from './wordParts.ts'

/** Indexes what has been read so far in the pictures of a file, for all documents that have it. */
export async function indexScan({ db, dialect }: Database, fileKey: string): Promise<void> {
  const documents = await db
    .selectFrom('document')
    .select(['customer_id as customerId', 'number'])
    .where(({ or, and, eb }) =>
      or([
        eb('file_key', '=', fileKey),
        and([eb('storage_key', '=', fileKey), eb('file_key', 'is', null)]),
      ]),
    )
    .execute()
  for (const document of documents)
    await transact(db, (trx) => addScannedPages(trx, dialect, document, fileKey))
}

/** Adds to a document's text what was read in the pictures of its file. Adding it again does nothing. */
export async function addScannedPages(
  trx: Transaction<Schema>,
  dialect: SqlDialect,
  key: DocumentKey,
  fileKey: string,
): Promise<void> {
  const scanned = await readScannedPages(trx, fileKey)
  if (scanned.length === 0) return
  // A text that is still to be extracted takes the pages along; nobody extracts one while this transaction runs.
  const { numUpdatedRows } = await trx
    .updateTable('document')
    .set({ text_state: 'read' })
    .where('customer_id', '=', key.customerId)
    .where('number', '=', key.number)
    .where('text_state', 'in', ['read', 'none'])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const textId = await findOrInsertText(trx, dialect, key)
  const added = await storePages(trx, textId, scanned)
  if (added.length === 0) return
  await indexMoved(trx, dialect, [textId])
  await shareTable(trx, dialect, 'word_part')
  for (const { terms } of added) await indexWordParts(trx, terms)
}

async function findOrInsertText(
  trx: Transaction<Schema>,
  dialect: SqlDialect,
  key: DocumentKey,
): Promise<number> {
  const found = await trx
    .selectFrom('document_text')
    .select('id')
    .where('customer_id', '=', key.customerId)
    .where('number', '=', key.number)
    .executeTakeFirst()
  return found ? found.id : await insertText(trx, dialect, key, { terms: '', readTo: null })
}

/** Stores the pages that the text does not have yet, below what little text they have of their own, and returns them. */
async function storePages(
  trx: Transaction<Schema>,
  textId: number,
  scanned: readonly PageText[],
): Promise<PageText[]> {
  const stored = await trx
    .selectFrom('document_page')
    .select(['page', 'text', 'terms', 'from_picture'])
    .where('text_id', '=', textId)
    .execute()
  const known = new Map(stored.map((page) => [page.page, page]))
  const added = scanned.filter(({ page }) => known.get(page)?.from_picture !== 1)
  for (const { page, text, terms } of added) {
    const own = known.get(page)
    const row = {
      text: own ? `${own.text}\n${text}` : text,
      terms: ` ${[...new Set(`${own?.terms ?? ''} ${terms}`.trim().split(' '))].join(' ')} `,
      from_picture: 1,
    }
    await trx
      .insertInto('document_page')
      .values({ text_id: textId, page, ...row })
      .onConflict((conflict) => conflict.columns(['text_id', 'page']).doUpdateSet(row))
      .execute()
  }
  return added
}
