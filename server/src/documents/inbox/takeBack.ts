import type { DocumentName } from '@hausblick/contract/encoding/fileName.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Recorder } from '../../platform/audit/log.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { findDocument } from '../correct/findDocument.ts'
import { lockDocumentsOf } from '../lockDocuments.ts'
import { nameDocument, type StoredName } from '../nameDocument.ts'
import { nameInInbox } from '../nameInInbox.ts'
import * as texts from '../texts.ts'

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
    return await takeBackStored(trx, record, document, asked)
  })
}

/** Puts a filed document back into the inbox under a name that it returns. The caller must hold the lock on its customer. */
export async function takeBackStored(
  trx: Transaction<Schema>,
  record: Recorder,
  { customer_id: customerId, number, file_name: from }: StoredName,
  asked: DocumentName,
): Promise<string> {
  const fileName = await nameDocument(trx, number, asked, { state: 'received', filed_at: null })
  await trx
    .deleteFrom('notice')
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .where('kind', '=', 'filed')
    .execute()
  const details = { document: fileName, number: String(number), from }
  await record(trx, { action: 'filingTakenBack', customerId, details })
  return fileName
}
