import type { DocumentChange } from '@hausblick/contract/calls/documentSteps.ts'
import { readFileName, writeFileName } from '@hausblick/contract/encoding/fileName.ts'
import type { Selectable } from 'kysely'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import type { Service } from '../../platform/http/service.ts'
import { readActiveContent } from '../activeContent.ts'
import { insertDocument } from '../add/addDocument.ts'
import { isNamed } from '../fileKey.ts'
import { copyWholeScan } from '../scans/copy.ts'
import { putBack } from '../withheld/restore.ts'
import {
  copyReserved,
  keepReservedFile,
  queueFileRemovals,
  type ReservedFile,
  takeBackRemoval,
} from '../withheld/storedFiles.ts'
import { dropDocument } from '../withheld/withhold.ts'
import type { Acting } from './act.ts'
import { askedOf } from './asked.ts'
import { findSeen } from './findSeen.ts'
import {
  type Before,
  type Changed,
  type CorrectedDocument,
  type DocumentRow,
  whereNow,
} from './journal.ts'

type Correction = Extract<DocumentChange, { kind: 'correct' }>
type Stored = Selectable<DocumentTable>

/**
 * Copies the file of a document that moves; returns none where it is no longer as the caller saw it. Throws a ServiceError if the
 * file is lost.
 */
export async function copyMoved(
  service: Pick<Service, 'database' | 'storage'>,
  change: Correction,
): Promise<ReservedFile[]> {
  const document = await findSeen(service.database.db, change)
  if (!document) return []
  const format = readFileName(document.file_name)?.format
  const name = writeFileName({ ...askedOf(change), format })
  return [await copyReserved(service, fileOf(document), document, name)]
}

/**
 * Gives a document to another customer, as a new one with a number and file of its own: stored files keep the name of their
 * customer, under which they are found again should the index be lost. Nothing of who sent it in passes to the new one.
 */
export async function move(
  { trx, caller, record }: Acting,
  document: Stored,
  { change, copy }: { readonly change: Correction; readonly copy: string },
): Promise<Changed> {
  const { customer_id: customerId, number, size, sha256 } = document
  const asked = askedOf(change)
  await keepReservedFile(trx, copy)
  await dropDocument(trx, { customerId, number })
  await queueFileRemovals(trx, [fileOf(document)], { keep: true })
  const added = await insertDocument(trx, copy, {
    ...asked,
    expenseKind: asked.expenseKind === undefined ? document.expense_kind : asked.expenseKind,
    file: {
      size,
      sha256,
      textState: 'pending',
      active: readActiveContent(document.active_content),
    },
    state: document.state === 'received' ? 'received' : null,
    typedName: asked.name,
    message: '',
    uploader: caller,
  })
  const scan = { fileKey: copy, uploadedAt: new Date().toISOString() }
  await copyWholeScan(trx, scan, fileOf(document))
  const after = { customerId: asked.customerId, number: added.number, fileName: added.fileName }
  await recordMove(record, trx, [{ customerId, number, fileName: document.file_name }, after])
  return { kind: 'correct', before: document, after, tells: true }
}

/** Restores a moved document to its customer, with its former file. */
export async function undoMove(
  { trx, record }: Acting,
  row: DocumentRow,
  document: Stored,
): Promise<boolean> {
  const before: Before = JSON.parse(row.former)
  const fileKey = fileOf(before)
  if (!(await takeBackRemoval(trx, fileKey)) && !(await isNamed(trx, fileKey))) return false
  const from = whereNow(row)
  await dropDocument(trx, from)
  await queueFileRemovals(trx, [fileOf(document)], { keep: true })
  const fileName = await putBack(trx, before)
  const { customer_id: customerId, number } = row
  await recordMove(record, trx, [from, { customerId, number, fileName }])
  return true
}

function fileOf({ file_key, storage_key }: Pick<Before, 'file_key' | 'storage_key'>): string {
  return file_key ?? storage_key
}

/** Appends both lines about a move to the audit log, neither of which names the other customer. */
async function recordMove(
  record: Acting['record'],
  trx: Acting['trx'],
  [from, to]: readonly [CorrectedDocument, CorrectedDocument],
): Promise<void> {
  const describe = ({ customerId, number, fileName }: CorrectedDocument) => ({
    customerId,
    details: { document: fileName, number: String(number) },
  })
  await record(trx, { action: 'documentMovedAway', ...describe(from) })
  await record(trx, { action: 'documentMovedHere', ...describe(to) })
}
