import type { CheckedOf } from '@hausblick/contract/calls/call.ts'
import type { fileDocumentCall } from '@hausblick/contract/calls/inbox.ts'
import { cleanDocumentName, type DocumentName } from '@hausblick/contract/encoding/fileName.ts'
import type { Kysely, Transaction } from 'kysely'
import { remindOf } from '../../people/accounts/subscriptions/remindOf.ts'
import { emitDocument } from '../../people/webhooks/document.ts'
import type { Recorder } from '../../platform/audit/log.ts'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { findFreeName } from '../fileNames.ts'
import { lockDocumentsOf } from '../lockDocuments.ts'
import { nameDocument, type StoredName } from '../nameDocument.ts'
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
    const document = await findUploaded(trx, customerId, number)
    if (!document) throw new ServiceError(404, texts.noDocumentInInbox)
    if (document.state !== 'received') {
      const { fileName } = await findFreeName(trx, asked, number)
      const isSame = document.state === 'filed' && document.file_name === fileName
      if (!isSame) throw new ServiceError(409, texts.filedOtherwise)
      return fileName
    }
    return await fileStored(trx, record, { document, asked, staff })
  })
}

interface Filing {
  readonly document: FiledDocument
  readonly asked: DocumentName
  /** The email addresses of all staff. */
  readonly staff: readonly string[]
  /** ISO 8601; of a document that is filed again. */
  readonly filedAt?: string | null
}

/** Files a document that waits, tells its uploader, and returns its file name. The caller must hold the lock on its customer. */
export async function fileStored(
  trx: Transaction<Schema>,
  record: Recorder,
  { document, asked, staff, filedAt }: Filing,
): Promise<string> {
  const { customer_id, number, uploader, file_name: from } = document
  const filed_at = filedAt ?? new Date().toISOString()
  const fileName = await nameDocument(trx, number, asked, { state: 'filed', filed_at })
  const notifies = uploader === null || staff.includes(uploader) ? [] : [uploader]
  await queueNotices(trx, { kind: 'filed', customer_id, number }, notifies)
  const { uploaded_by_issuer: issuer, uploaded_by_subject: subject } = document
  const except = issuer === null || subject === null ? null : { issuer, subject }
  await remindOf(trx, { kind: 'document', customerId: customer_id, number, except })
  await emitDocument(trx, 'filed', { customerId: customer_id, number })
  const details = { document: fileName, number: String(number), from }
  await record(trx, { action: 'documentFiled', customerId: customer_id, details })
  return fileName
}

type FiledDocument = StoredName &
  Pick<DocumentTable, 'uploaded_by_issuer' | 'uploaded_by_subject'> & {
    readonly uploader: string | null
  }

/** Reads a document with the address that its uploader has now. */
export async function findUploaded(trx: Transaction<Schema>, customerId: string, number: number) {
  return await trx
    .selectFrom('document')
    .leftJoin('account_link', (join) =>
      join
        .onRef('account_link.issuer', '=', 'document.uploaded_by_issuer')
        .onRef('account_link.subject', '=', 'document.uploaded_by_subject'),
    )
    .select(['document.customer_id', 'document.number', 'state', 'file_name'])
    .select(['uploaded_by_issuer', 'uploaded_by_subject'])
    // The account's address may have changed since.
    .select(({ fn }) =>
      fn.coalesce('account_link.email', 'document.uploaded_by_email').as('uploader'),
    )
    .where('document.customer_id', '=', customerId)
    .where('document.number', '=', number)
    .executeTakeFirst()
}
