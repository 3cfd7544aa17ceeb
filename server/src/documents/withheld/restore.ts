import { readFileName } from '@hausblick/contract/encoding/fileName.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Recorder } from '../../platform/audit/log.ts'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { findFreeName } from '../fileNames.ts'
import { updateListKeys } from '../listKeys/update.ts'
import { lockDocumentsOf } from '../lockDocuments.ts'
import * as texts from '../texts.ts'
import type { DocumentKey, withheldColumns } from './withhold.ts'

/**
 * Gives a removed document back to its customer, as it was, and returns its file name, which has a counter if another has
 * taken it meanwhile. Its text is read again. Repeating a call changes nothing. Throws a ServiceError (404) where it is not
 * among the removed ones or its customer is gone.
 */
export async function restoreDocument(
  db: Kysely<Schema>,
  { customerId }: CustomerScope,
  number: number,
  record: Recorder,
): Promise<string> {
  return await transact(db, async (trx) => {
    await lockDocumentsOf(trx, [customerId])
    const removed = await takeRemoved(trx, { customerId, number })
    if (!removed) {
      const restored = await trx
        .selectFrom('document')
        .select('file_name')
        .where('customer_id', '=', customerId)
        .where('number', '=', number)
        .executeTakeFirst()
      if (!restored) throw new ServiceError(404, texts.removedGone)
      return restored.file_name
    }
    return await restoreStored(trx, record, removed)
  })
}

/** Restores a document that `takeRemoved` removed, and returns its file name. The caller must hold the lock on its customer. */
export async function restoreStored(
  trx: Transaction<Schema>,
  record: Recorder,
  removed: Removed,
): Promise<string> {
  const { customer_id: customerId, number } = removed
  const { reason: _reason, withheld_at: _at, withheld_by: _by, until: _until, ...row } = removed
  const fileName = await putBack(trx, row)
  const details = { document: fileName, number: String(number) }
  await record(trx, { action: 'documentRestored', customerId, details })
  return fileName
}

/** Adds a document again as it was, under the first free name; its text is read again. */
export async function putBack(
  trx: Transaction<Schema>,
  row: Pick<Selectable<DocumentTable>, (typeof withheldColumns)[number]>,
): Promise<string> {
  const { customer_id: customerId, number, street, date, type, name } = row
  const format = readFileName(row.file_name)?.format
  const free = await findFreeName(trx, { customerId, street, date, type, name, format })
  await trx
    .insertInto('document')
    .values({ ...row, file_name: free.fileName, name: free.name, text_state: 'pending' })
    .execute()
  await updateListKeys(trx, [{ customer_id: customerId, number }])
  return free.fileName
}

type Removed = NonNullable<Awaited<ReturnType<typeof takeRemoved>>>

/** Deletes a document from those that staff removed. */
export async function takeRemoved(trx: Transaction<Schema>, { customerId, number }: DocumentKey) {
  return await trx
    .deleteFrom('withheld_document')
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .where('reason', '=', 'removed')
    .where('until', '>', new Date().toISOString())
    .returningAll()
    .executeTakeFirst()
}
