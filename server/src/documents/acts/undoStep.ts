import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { StaffCaller } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { lockDocumentsOf } from '../lockDocuments.ts'
import { staffOf } from '../notices/queue.ts'
import * as texts from '../texts.ts'
import { undo } from './acts.ts'
import { conflictOf } from './conflicts.ts'
import { findDocument } from './findSeen.ts'
import { type CorrectedDocument, type Row, readStep } from './journal.ts'
import { createLines } from './lines.ts'
import { lockPapers } from './papers.ts'

/**
 * Undoes a step, all of it or nothing, and returns where its documents are again. Repeating a call changes nothing. Throws a
 * ServiceError: 404 where the step is unknown or too long ago, 409 where somebody has changed documents since, with their names.
 */
export async function undoStep(
  { audit, config, database }: Service,
  caller: StaffCaller,
  step: string,
): Promise<CorrectedDocument[]> {
  const staff = await staffOf(database.db, config)
  return await transact(database.db, async (trx) => {
    await lock(trx, await readStep(trx, step))
    // Read again, now that nobody else can undo it.
    const rows = await readStep(trx, step)
    const [first] = rows
    if (!first || first.until <= new Date().toISOString())
      throw new ServiceError(404, texts.stepGone)
    if (first.undone === 1) return await findUndone(trx, rows)
    const lines = createLines()
    const acting = { trx, caller, config, staff, record: lines.record }
    const conflicts: string[] = []
    // The last first, so that each name is free again.
    for (const row of rows.toReversed())
      if (!(await undo(acting, row))) conflicts.unshift(row.file_name)
    if (conflicts.length > 0) throw conflictOf(conflicts, rows.length)
    await trx
      .updateTable('document_change')
      .set({ undone: 1, tells_at: null })
      .where('step', '=', step)
      .execute()
    await trx.updateTable('paper_change').set({ undone: 1 }).where('step', '=', step).execute()
    await lines.append(trx, audit.by(caller))
    return await findUndone(trx, rows)
  })
}

async function lock(trx: Transaction<Schema>, rows: readonly Row[]): Promise<void> {
  const customers = rows.flatMap((row) =>
    'paper_id' in row ? (row.customer_id ?? []) : [row.customer_id, row.new_customer_id],
  )
  await lockDocumentsOf(trx, customers)
  const papers = rows.flatMap((row) => ('paper_id' in row ? row.paper_id : []))
  await lockPapers(trx, papers)
}

/** Returns where the documents of a step are that was undone. */
async function findUndone(
  trx: Transaction<Schema>,
  rows: readonly Row[],
): Promise<CorrectedDocument[]> {
  const found: CorrectedDocument[] = []
  for (const row of rows) {
    if ('paper_id' in row) continue
    const { customer_id: customerId, number } = row
    const document = await findDocument(trx, { customerId, number })
    if (document) found.push({ customerId, number, fileName: document.file_name })
  }
  return found
}
