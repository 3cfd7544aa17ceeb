import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Kysely } from 'kysely'
import type { Recorder } from '../../audit/log.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { transact } from '../../database/transact.ts'
import type { CustomerScope } from '../../http/access.ts'
import { ServiceError } from '../../http/errors.ts'
import { findDocument } from '../correct/findDocument.ts'
import { findFreeName } from '../fileNames.ts'
import { updateListKeys } from '../listKeys/update.ts'
import { lockDocumentsOf } from '../lockDocuments.ts'
import * as texts from '../texts.ts'
import { nameInInbox } from './nameInInbox.ts'

/**
 * Puts a filed document back into the inbox, under the name that it had there, which it returns, and withdraws the notice of
 * the filing if it has not been sent yet. Repeating a call changes nothing. Throws a ServiceError: 404 for an unknown document,
 * 409 where it was never filed, or somebody else has changed it since the caller saw it.
 */
export async function takeBackFiling(
  db: Kysely<Schema>,
  { customerId }: CustomerScope,
  { number, seen }: { readonly number: number; readonly seen: string },
  record: Recorder,
): Promise<string> {
  return await transact(db, async (trx) => {
    await lockDocumentsOf(trx, [customerId])
    const document = await findDocument(trx, { customerId, number })
    if (!document) throw new ServiceError(404, texts.documentGoneForStaff)
    if (document.state === 'received') return document.file_name
    if (document.state === null) throw new ServiceError(409, texts.notFiled)
    if (document.file_name !== seen) throw new ServiceError(409, texts.documentChanged)
    const uploadedOn = berlinDay(new Date(document.uploaded_at))
    const asked = { customerId, ...nameInInbox(document.typed_name, uploadedOn) }
    const { fileName, street, date, type, name } = await findFreeName(trx, asked, number)
    await trx
      .updateTable('document')
      .set({ file_name: fileName, street, date, type, name })
      .set({ state: 'received', filed_at: null })
      .where('customer_id', '=', customerId)
      .where('number', '=', number)
      .execute()
    await updateListKeys(trx, [{ customer_id: customerId, number }])
    await trx
      .deleteFrom('notice')
      .where('customer_id', '=', customerId)
      .where('number', '=', number)
      .where('kind', '=', 'filed')
      .execute()
    const details = { document: fileName, number: String(number), from: seen }
    await record(trx, { action: 'filingTakenBack', customerId, details })
    return fileName
  })
}
