import type { Kysely, Transaction } from 'kysely'
import type { Recorder } from '../../audit/log.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { transact } from '../../database/transact.ts'
import type { CustomerScope } from '../../http/access.ts'
import { ServiceError } from '../../http/errors.ts'
import { findFreeName } from '../fileNames.ts'
import { updateListKeys } from '../listKeys/update.ts'
import { lockDocumentsOf } from '../lockDocuments.ts'
import * as texts from '../texts.ts'
import type { DocumentKey } from './withhold.ts'

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
    const { reason: _reason, withheld_at: _at, withheld_by: _by, until: _until, ...row } = removed
    const { street, date, type, name } = row
    const free = await findFreeName(trx, { customerId, street, date, type, name })
    await trx
      .insertInto('document')
      .values({ ...row, file_name: free.fileName, name: free.name, text_state: 'pending' })
      .execute()
    await updateListKeys(trx, [{ customer_id: customerId, number }])
    const details = { document: free.fileName, number: String(number) }
    await record(trx, { action: 'documentRestored', customerId, details })
    return free.fileName
  })
}

async function takeRemoved(trx: Transaction<Schema>, { customerId, number }: DocumentKey) {
  return await trx
    .deleteFrom('withheld_document')
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .where('reason', '=', 'removed')
    .where('until', '>', new Date().toISOString())
    .returningAll()
    .executeTakeFirst()
}
