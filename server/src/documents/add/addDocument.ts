import type { DocumentState } from '@hausblick/contract/documents.ts'
import { writeFileName } from '@hausblick/contract/encoding/fileName.ts'
import type { Transaction } from 'kysely'
import { remindOf } from '../../people/accounts/subscriptions/remindOf.ts'
import { customerNotFound } from '../../people/customers/requireCustomer.ts'
import { addCustomer } from '../../people/customers/store.ts'
import { emitDocument } from '../../people/webhooks/document.ts'
import type { Recorder } from '../../platform/audit/log.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Account } from '../../platform/http/callers.ts'
import { writeActiveContent } from '../activeContent.ts'
import { findFreeName } from '../fileNames.ts'
import type { DocumentFile } from '../intake/convertUpload.ts'
import { findFormat, storeInvoice } from '../invoices/store.ts'
import { updateListKeys } from '../listKeys/update.ts'
import type { FiledAs } from '../nameDocument.ts'
import { queueNotices } from '../notices/queue.ts'
import { type DocumentParts, storeThenAdd } from './storeThenAdd.ts'
import { findUpload, type UploadKey } from './uploadKey.ts'

/** A document to add; its file name is built from its parts. */
export interface NewDocument extends FiledAs {
  readonly file: Omit<DocumentFile, 'path'>
  readonly state: DocumentState | null
  /** The name as the uploader typed it. */
  readonly typedName: string
  /** The uploader's remark. */
  readonly message: string
  /** The key in storage of a file that others have as well. Default: a file of its own, under the storage key. */
  readonly fileKey?: string
  /** Null for documents added by a command. */
  readonly uploader: Account | null
  /** The address that mailed it, where staff filed it from the papers. */
  readonly sender?: string | null
  /** Makes retries of one upload return the same document. */
  readonly upload?: UploadKey | undefined
  /** Creates the customer if it does not exist. */
  readonly createsCustomer?: boolean
  /** Appends the line about the upload to the audit log. */
  readonly record?: Recorder
  /** Email addresses to notify. */
  readonly notifies?: readonly string[]
  /** As what the customer's accounts are reminded of it, unless it waits in the inbox. Default: a document. */
  readonly remindsAs?: 'document' | 'report'
  /** Whether accounts that have chosen nothing are told of a report. Default: true. */
  readonly isAnnounced?: boolean
}

export interface AddedDocument {
  readonly customerId: string
  readonly number: number
  readonly fileName: string
  /** False for a retry of an earlier upload. */
  readonly isNew: boolean
}

/** A document to add, with the file that has its bytes. */
export interface NewDocumentWithFile extends NewDocument {
  readonly file: DocumentFile
}

/**
 * Stores a document and adds it to the index; every document takes this path. Once it resolves, both survive a power
 * failure; if it fails or the process dies, no list has the document. Throws a ServiceError for an unknown customer, and
 * with 422 where the upload's key was used for other bytes.
 */
export async function addDocument(
  parts: DocumentParts,
  document: NewDocumentWithFile,
): Promise<AddedDocument> {
  const name = writeFileName({ ...document, format: document.file.format })
  return await storeThenAdd(parts, { ...document.file, name }, (trx, key) =>
    insertDocument(trx, key, document),
  )
}

/** Adds a document, whose file is stored already, to the index. Throws as `addDocument` does. */
export async function insertDocument(
  trx: Transaction<Schema>,
  storageKey: string,
  document: NewDocument,
): Promise<AddedDocument> {
  const { customerId, file, uploader, upload, record, notifies = [] } = document
  const { remindsAs = 'document', isAnnounced = true } = document
  const number = await nextNumber(trx, document)
  const earlier = upload && (await findUpload(trx, customerId, upload))
  if (earlier) return { ...earlier, isNew: false }
  const format = file.format ?? (await findFormat(trx, file.sha256))
  const { fileName, street, date, type, name } = await findFreeName(trx, { ...document, format })
  await trx
    .insertInto('document')
    .values({
      customer_id: customerId,
      number,
      storage_key: storageKey,
      file_key: document.fileKey ?? null,
      file_name: fileName,
      street,
      date,
      type,
      name,
      size: file.size,
      sha256: file.sha256,
      state: document.state,
      typed_name: document.typedName,
      message: document.message,
      uploaded_at: new Date().toISOString(),
      sender: document.sender ?? null,
      uploaded_by_issuer: uploader?.issuer ?? null,
      uploaded_by_subject: uploader?.subject ?? null,
      uploaded_by_email: uploader?.email ?? null,
      filed_at: null,
      upload_key: upload?.key ?? null,
      upload_sha256: upload?.sha256 ?? null,
      text_state: file.textState,
      active_content: file.active && writeActiveContent(file.active),
      expense_kind: document.expenseKind ?? null,
    })
    .execute()
  if (file.invoice) await storeInvoice(trx, file, file.invoice)
  await updateListKeys(trx, [{ customer_id: customerId, number }])
  await queueNotices(trx, { kind: 'received', customer_id: customerId, number }, notifies)
  if (document.state !== 'received')
    await remindOf(trx, { kind: remindsAs, customerId, number, except: uploader, isAnnounced })
  if (document.state === 'received') await emitDocument(trx, 'received', { customerId, number })
  else if (remindsAs === 'document') await emitDocument(trx, 'filed', { customerId, number })
  const details = { document: fileName, number: String(number) }
  await record?.(trx, { action: 'documentUploaded', customerId, details })
  return { customerId, number, fileName, isNew: true }
}

/** Increments the customer's document number, which locks the customer's row until the transaction ends. */
async function nextNumber(
  trx: Transaction<Schema>,
  { customerId, createsCustomer = false }: NewDocument,
): Promise<number> {
  if (createsCustomer) await addCustomer(trx, customerId)
  const customer = await trx
    .updateTable('customer')
    .set((eb) => ({ last_document_number: eb('last_document_number', '+', 1) }))
    .where('id', '=', customerId)
    .returning('last_document_number')
    .executeTakeFirst()
  if (!customer) throw customerNotFound(customerId)
  return customer.last_document_number
}
