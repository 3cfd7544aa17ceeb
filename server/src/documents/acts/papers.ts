import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { dropFiled } from '../papers/endPaper.ts'
import { restorePaper } from '../papers/removed.ts'
import * as texts from '../texts.ts'
import type { Acting } from './act.ts'
import { type CorrectedDocument, type PaperRow, whereNow } from './journal.ts'

/** Locks papers until the transaction ends, in the order of their numbers. */
export async function lockPapers(
  trx: Transaction<Schema>,
  papers: readonly number[],
): Promise<void> {
  for (const paper of papers.toSorted((a, b) => a - b))
    await trx
      .updateTable('paper')
      .set((eb) => ({ name: eb.ref('name') }))
      .where('id', '=', paper)
      .execute()
}

/** Returns whether a paper waits under the name that the caller saw. */
export async function isWaiting(
  trx: Transaction<Schema>,
  { paper, seen }: { readonly paper: number; readonly seen: string },
): Promise<boolean> {
  const waiting = trx.selectFrom('paper').select('id').where('state', '=', 'waiting')
  const found = waiting.where('id', '=', paper).where('name', '=', seen)
  return (await found.executeTakeFirst()) !== undefined
}

/** Makes a paper wait again; returns false where something else has become of it since. */
export async function makeWait(acting: Acting, row: PaperRow): Promise<boolean> {
  const document = whereNow(row)
  return document
    ? await takeBack(acting, row.paper_id, document)
    : (await restorePaper(acting.trx, acting.record, row.paper_id)) === 'waiting'
}

/**
 * Makes a filed paper wait again, and drops its document, with its notices and reminders that have not been sent. Returns false
 * where the document has been changed, moved, removed or given to others since.
 */
async function takeBack(
  { trx, record }: Acting,
  id: number,
  { customerId, number, fileName: from }: CorrectedDocument,
): Promise<boolean> {
  const paper = await trx
    .updateTable('paper')
    .set({ state: 'waiting', ended_by: null, ended_at: null, until: null })
    .where('id', '=', id)
    .where('state', 'in', ['filed', 'waiting'])
    .returning('storage_key')
    .executeTakeFirst()
  if (!paper) return false
  const { rows } = await sql<{ customer_id: string; number: number; file_name: string | null }>`
    select customer_id, number, case when state = 'filed' then null else file_name end as file_name
    from document where file_key = ${paper.storage_key}
    union all select customer_id, number, null from withheld_document where file_key = ${paper.storage_key}`.execute(
    trx,
  )
  const [own, ...others] = rows
  const isOwn = own?.customer_id === customerId && own.number === number && own.file_name === from
  // Without any document of it, it waits already.
  if (!isOwn || others.length > 0) return rows.length === 0
  await dropFiled(trx, { customerId, number })
  const details = { document: texts.paperNumbered(id), number: String(number), from }
  await record(trx, { action: 'filingTakenBack', customerId, details })
  return true
}
