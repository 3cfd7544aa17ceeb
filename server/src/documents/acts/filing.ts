import type { Selectable, Transaction } from 'kysely'
import { remindOf } from '../../people/accounts/subscriptions/remindOf.ts'
import { emitDocument } from '../../people/webhooks/document.ts'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { type FiledAs, nameDocument, type StoredName } from '../nameDocument.ts'
import { queueNotices } from '../notices/queue.ts'
import type { Acting } from './act.ts'

type Stored = Selectable<DocumentTable>

/** Files a document that waits, tells its uploader unless they are staff, and returns its file name. */
export async function markFiled(
  { trx, record, staff }: Acting,
  document: Stored,
  asked: FiledAs,
  filed_at = new Date().toISOString(),
): Promise<string> {
  const { customer_id: customerId, number, file_name: from } = document
  const fileName = await nameDocument(trx, number, asked, { state: 'filed', filed_at })
  const uploader = await findUploader(trx, document)
  const notifies = uploader === null || staff.includes(uploader) ? [] : [uploader]
  await queueNotices(trx, { kind: 'filed', customer_id: customerId, number }, notifies)
  const { uploaded_by_issuer: issuer, uploaded_by_subject: subject } = document
  const except = issuer === null || subject === null ? null : { issuer, subject }
  await remindOf(trx, { kind: 'document', customerId, number, except })
  await emitDocument(trx, 'filed', { customerId, number })
  const details = { document: fileName, number: String(number), from }
  await record(trx, { action: 'documentFiled', customerId, details })
  return fileName
}

/** Returns the uploader's current address, which may have changed since the upload; null if there is no uploader. */
async function findUploader(trx: Transaction<Schema>, document: Stored): Promise<string | null> {
  const account = await trx
    .selectFrom('account_link')
    .select('email')
    .where('issuer', '=', document.uploaded_by_issuer)
    .where('subject', '=', document.uploaded_by_subject)
    .executeTakeFirst()
  return account?.email ?? document.uploaded_by_email
}

/** Puts a filed document back into the inbox under a name that it returns, and withdraws the notice if it has not been sent. */
export async function markReceived(
  { trx, record }: Acting,
  { customer_id: customerId, number, file_name: from }: StoredName,
  asked: FiledAs,
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
