import type { Selectable, Transaction } from 'kysely'
import type { Recorder } from '../../platform/audit/log.ts'
import type { DocumentChangeTable } from '../../platform/database/tables/documentChanges.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { StaffCaller } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { renameStored } from '../correct/correct.ts'
import { findDocument } from '../correct/findDocument.ts'
import { type CorrectedDocument, recordMove } from '../correct/move.ts'
import { isNamed } from '../fileKey.ts'
import { takeBackStored } from '../inbox/takeBack.ts'
import { lockDocumentsOf } from '../lockDocuments.ts'
import * as texts from '../texts.ts'
import { putBack, restoreStored, takeRemoved } from '../withheld/restore.ts'
import { queueFileRemovals, takeBackRemoval } from '../withheld/storedFiles.ts'
import { dropDocument } from '../withheld/withhold.ts'
import { conflictOf } from './conflicts.ts'
import { createLines } from './lines.ts'
import { lockPapers, undoPaper } from './papers.ts'
import { type Before, type Kept, readStep, whereNow } from './step.ts'

type Row = Selectable<DocumentChangeTable>

/**
 * Undoes a step, all of it or nothing, and returns where its documents are again. Repeating a call changes nothing. Throws a
 * ServiceError: 404 where the step is unknown or too long ago, 409 where somebody has changed documents since, with their names.
 */
export async function undoStep(
  { audit, database }: Service,
  caller: StaffCaller,
  step: string,
): Promise<CorrectedDocument[]> {
  return await transact(database.db, async (trx) => {
    const found = await readStep(trx, step)
    await lockDocumentsOf(
      trx,
      found.flatMap((row) =>
        'paper_id' in row ? (row.customer_id ?? []) : [row.customer_id, row.new_customer_id],
      ),
    )
    await lockPapers(
      trx,
      found.flatMap((row) => ('paper_id' in row ? row.paper_id : [])),
    )
    // Read again, now that nobody else can undo it.
    const rows = await readStep(trx, step)
    const [first] = rows
    if (!first || first.until <= new Date().toISOString())
      throw new ServiceError(404, texts.stepGone)
    if (first.undone === 1) return await findUndone(trx, rows)
    const lines = createLines()
    const conflicts: string[] = []
    const undone: CorrectedDocument[] = []
    // The last first, so that each name is free again.
    for (const row of rows.toReversed()) {
      if ('paper_id' in row) {
        if (!(await undoPaper(trx, lines.record, row))) conflicts.push(row.file_name)
        continue
      }
      const fileName = await undo(trx, lines.record, row)
      if (fileName === null) conflicts.push(row.file_name)
      else undone.unshift({ customerId: row.customer_id, number: row.number, fileName })
    }
    if (conflicts.length > 0) throw conflictOf(conflicts.toReversed())
    await trx
      .updateTable('document_change')
      .set({ undone: 1, tells_at: null })
      .where('step', '=', step)
      .execute()
    await trx.updateTable('paper_change').set({ undone: 1 }).where('step', '=', step).execute()
    await lines.append(trx, audit.by(caller))
    return undone
  })
}

/** Undoes one change and returns the document's name; null where somebody has changed it since. */
async function undo(trx: Transaction<Schema>, record: Recorder, row: Row): Promise<string | null> {
  if (row.kind === 'remove') {
    const removed = await takeRemoved(trx, { customerId: row.customer_id, number: row.number })
    return removed ? await restoreStored(trx, record, removed) : null
  }
  const after = whereNow(row)
  const document = await findDocument(trx, after)
  if (document?.file_name !== row.file_name) return null
  const before: Before = JSON.parse(row.former)
  const { street, date, type, name } = before
  const asked = { customerId: row.customer_id, street, date, type, name }
  if (row.kind === 'file')
    return document.state === 'filed' ? await takeBackStored(trx, record, document, asked) : null
  if (row.new_customer_id === row.customer_id)
    return await renameStored(trx, record, document, asked)
  const fileKey = before.file_key ?? before.storage_key
  if (!(await takeBackRemoval(trx, fileKey)) && !(await isNamed(trx, fileKey))) return null
  await dropDocument(trx, after)
  await queueFileRemovals(trx, [document.file_key ?? document.storage_key], { keep: true })
  const fileName = await putBack(trx, before)
  await recordMove(trx, record, {
    from: after,
    to: { customerId: row.customer_id, number: row.number, fileName },
  })
  return fileName
}

/** Returns where the documents of a step are that was undone before. */
async function findUndone(
  trx: Transaction<Schema>,
  rows: readonly Kept[],
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
