import type { CheckedOf } from '@hausblick/contract/calls/call.ts'
import type { fileDocumentCall } from '@hausblick/contract/calls/inbox.ts'
import { cleanDocumentName } from '@hausblick/contract/encoding/fileName.ts'
import type { Kysely, Transaction } from 'kysely'
import { remindOf } from '../../accounts/subscriptions/remindOf.ts'
import type { Recorder } from '../../audit/log.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { transact } from '../../database/transact.ts'
import type { CustomerScope } from '../../http/access.ts'
import { ServiceError } from '../../http/errors.ts'
import { findFreeName } from '../fileNames.ts'
import { updateListKeys } from '../listKeys/update.ts'
import { lockDocumentsOf } from '../lockDocuments.ts'
import { queueNotices } from '../notices/queue.ts'
import * as texts from '../texts.ts'

type Names = CheckedOf<typeof fileDocumentCall>['body']

/**
 * Files a document from the inbox under new parts and returns its file name. Repeating a call changes nothing. The uploader is
 * notified unless they are staff. Throws a ServiceError: 400 for empty parts, 404 for an unknown document, 409 where it was
 * filed under other parts or is not from the inbox.
 */
export async function fileDocument(
  db: Kysely<Schema>,
  { customerId }: CustomerScope,
  { number, ...names }: Names & { readonly number: number },
  staff: readonly string[],
  record: Recorder,
): Promise<string> {
  const asked = cleanDocumentName({ customerId, ...names })
  if (!asked.street || !asked.type || !asked.name) throw new ServiceError(400, texts.emptyNames)
  return await transact(db, async (trx) => {
    await lockDocumentsOf(trx, [customerId])
    const document = await findDocument(trx, customerId, number)
    if (!document) throw new ServiceError(404, texts.noDocumentInInbox)
    const { fileName, street, date, type, name } = await findFreeName(trx, asked, number)
    if (document.state !== 'received') {
      const isSame = document.state === 'filed' && document.file_name === fileName
      if (!isSame) throw new ServiceError(409, texts.filedOtherwise)
      return fileName
    }
    await trx
      .updateTable('document')
      .set({ file_name: fileName, street, date, type, name })
      .set({ state: 'filed', filed_at: new Date().toISOString() })
      .where('customer_id', '=', customerId)
      .where('number', '=', number)
      .execute()
    await updateListKeys(trx, [{ customer_id: customerId, number }])
    const { uploader } = document
    const notifies = uploader === null || staff.includes(uploader) ? [] : [uploader]
    await queueNotices(trx, { kind: 'filed', customer_id: customerId, number }, notifies)
    const { uploaded_by_issuer: issuer, uploaded_by_subject: subject } = document
    const except = issuer === null || subject === null ? null : { issuer, subject }
    await remindOf(trx, { kind: 'document', customerId, number, except })
    const details = { document: fileName, number: String(number), from: document.file_name }
    await record(trx, { action: 'documentFiled', customerId, details })
    return fileName
  })
}

async function findDocument(trx: Transaction<Schema>, customerId: string, number: number) {
  return await trx
    .selectFrom('document')
    .leftJoin('account_link', (join) =>
      join
        .onRef('account_link.issuer', '=', 'document.uploaded_by_issuer')
        .onRef('account_link.subject', '=', 'document.uploaded_by_subject'),
    )
    .select(['state', 'file_name', 'uploaded_by_issuer', 'uploaded_by_subject'])
    // The account's address may have changed since.
    .select(({ fn }) =>
      fn.coalesce('account_link.email', 'document.uploaded_by_email').as('uploader'),
    )
    .where('document.customer_id', '=', customerId)
    .where('document.number', '=', number)
    .executeTakeFirst()
}
