import type { Kysely, Transaction } from 'kysely'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { DocumentText } from '../intake/reader/answers.ts'
import { queueScan, restScans } from '../scans/queue.ts'
import type { ClaimedText } from './claimText.ts'

const PAGES_PER_STATEMENT = 100

/** Stores a paper's text, or marks it as unreadable. No search finds it. Does nothing if the paper is not pending. */
export async function storePaperText(
  db: Kysely<Schema>,
  paper: number,
  text: DocumentText | 'failed',
): Promise<void> {
  await transact(db, async (trx) => {
    const isRead = text !== 'failed' && text.pages.length > 0
    const stored = await trx
      .updateTable('paper')
      .set({ text_state: text === 'failed' ? text : isRead ? 'read' : 'none' })
      .set({ text_claimed_until: null, text_attempts: 0 })
      .set({ read_to: text === 'failed' ? null : text.readTo })
      .where('id', '=', paper)
      .where('text_state', '=', 'pending')
      .returning(['storage_key as fileKey', 'arrived_at as uploadedAt', 'state'])
      .executeTakeFirst()
    if (!stored || text === 'failed') return
    const rows = text.pages.map(({ page, ...said }) => ({ paper_id: paper, page, ...said }))
    await insertPages(trx, rows)
    await queueScan(trx, stored, text.scanned)
    // Its letters are read in place of it.
    if (stored.state === 'split') await restScans(trx, [stored.fileKey])
  })
}

async function insertPages(
  trx: Transaction<Schema>,
  rows: readonly { paper_id: number; page: number; text: string; terms: string }[],
): Promise<void> {
  for (const chunk of splitIntoChunks(rows, PAGES_PER_STATEMENT))
    await trx.insertInto('paper_page').values(chunk).execute()
}

/**
 * Returns the text of the paper that a document was made of; null if it has not been read, or if the document is to be examined
 * as well.
 */
export async function findPaperText(
  db: Kysely<Schema>,
  { fileKey, textState, activeContent }: ClaimedText,
): Promise<DocumentText | null> {
  if (textState !== 'pending' || activeContent === null) return null
  const paper = await db
    .selectFrom('paper')
    .select(['id', 'read_to'])
    .where('storage_key', '=', fileKey)
    .where('text_state', 'in', ['read', 'none'])
    .executeTakeFirst()
  if (paper === undefined) return null
  const pages = await db
    .selectFrom('paper_page')
    .select(['page', 'text', 'terms'])
    .where('paper_id', '=', paper.id)
    .orderBy('page')
    .execute()
  const terms = new Set(pages.flatMap((page) => page.terms.split(' ')))
  terms.delete('')
  // The pictures of its pages have been queued by the same file.
  return { pages, terms: [...terms].join(' '), readTo: paper.read_to, scanned: [] }
}

/** A paper that was cut out of others, and which of their pages its own are, in order. */
export interface CutPaper {
  readonly paper: number
  readonly pages: readonly { readonly paper: number; readonly page: number }[]
}

/** Copies the text of their pages to papers that were cut out of others. */
export async function copyPaperTexts(
  trx: Transaction<Schema>,
  cut: readonly CutPaper[],
): Promise<void> {
  const papers = [...new Set(cut.flatMap(({ pages }) => pages.map(({ paper }) => paper)))]
  if (papers.length === 0) return
  const known = await trx
    .selectFrom('paper_page')
    .select(['paper_id', 'page', 'text', 'terms'])
    .where('paper_id', 'in', papers)
    .execute()
  const byPage = new Map(known.map((row) => [`${row.paper_id} ${row.page}`, row]))
  const rows = cut.flatMap(({ paper: paper_id, pages }) =>
    pages.flatMap(({ paper, page }, index) => {
      const row = byPage.get(`${paper} ${page}`)
      return row ? [{ ...row, paper_id, page: index + 1 }] : []
    }),
  )
  await insertPages(trx, rows)
  const read = [...new Set(rows.map(({ paper_id }) => paper_id))]
  for (const chunk of splitIntoChunks(read, PAGES_PER_STATEMENT))
    await trx.updateTable('paper').set({ text_state: 'read' }).where('id', 'in', chunk).execute()
}
