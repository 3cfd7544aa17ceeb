import type { DocumentChange } from '@hausblick/contract/calls/documentSteps.ts'
import { writeFileName } from '@hausblick/contract/encoding/fileName.ts'
import type { Selectable } from 'kysely'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Service } from '../../platform/http/service.ts'
import { createStorageKey } from '../../platform/storage/key.ts'
import { copyFile, moveStored, recordMove } from '../correct/move.ts'
import { isNamed } from '../fileKey.ts'
import { putBack } from '../withheld/restore.ts'
import { queueFileRemovals, takeBackRemoval } from '../withheld/storedFiles.ts'
import { dropDocument } from '../withheld/withhold.ts'
import type { Acting } from './act.ts'
import { askedOf } from './asked.ts'
import { findSeen } from './findSeen.ts'
import { type Before, type Changed, type DocumentRow, whereNow } from './journal.ts'

type Correction = Extract<DocumentChange, { kind: 'correct' }>

/** Copies the file of a document that moves; null where it is no longer as the caller saw it. */
export async function copyMoved(service: Service, change: Correction): Promise<string | null> {
  const document = await transact(service.database.db, (trx) => findSeen(trx, change))
  if (!document) return null
  const key = createStorageKey()
  await copyFile(service, document, key, writeFileName(askedOf(change)))
  return key
}

interface Moving {
  readonly document: Selectable<DocumentTable>
  readonly change: Correction
  /** Null where the document was another's when files were copied. */
  readonly copy: string | null
}

/** Gives a document to another customer. */
export async function move(
  { trx, caller, record }: Acting,
  { document, change, copy: storageKey }: Moving,
): Promise<Changed | null> {
  if (storageKey === null) return null
  const asked = askedOf(change)
  const after = await moveStored(trx, { record, caller, document, asked, storageKey })
  return { kind: 'correct', before: document, after }
}

/** Gives a document that was moved back to its customer, with the file that it had. */
export async function undoMove(
  { trx, record }: Acting,
  row: DocumentRow,
  document: Selectable<DocumentTable>,
): Promise<boolean> {
  const before: Before = JSON.parse(row.former)
  const fileKey = before.file_key ?? before.storage_key
  if (!(await takeBackRemoval(trx, fileKey)) && !(await isNamed(trx, fileKey))) return false
  const from = whereNow(row)
  await dropDocument(trx, from)
  await queueFileRemovals(trx, [document.file_key ?? document.storage_key], { keep: true })
  const fileName = await putBack(trx, before)
  const to = { customerId: row.customer_id, number: row.number, fileName }
  await recordMove(trx, record, { from, to })
  return true
}
