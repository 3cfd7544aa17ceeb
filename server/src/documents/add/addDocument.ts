import type { DocumentState } from '@hausblick/contract/documents.ts'
import type { DocumentName } from '@hausblick/contract/encoding/fileName.ts'
import type { Transaction } from 'kysely'
import { customerNotFound } from '../../customers/requireCustomer.ts'
import { addCustomer } from '../../customers/store.ts'
import type { Database } from '../../database/open.ts'
import type { Schema } from '../../database/tables/schema.ts'
import type { Account } from '../../http/callers.ts'
import { createStorageKey } from '../../storage/key.ts'
import type { Storage } from '../../storage/storage.ts'
import type { DocumentFile } from '../intake/toDocument.ts'
import { keepNotices } from '../notices/keep.ts'
import { findFreeName } from '../fileNames.ts'
import { findUpload, type UploadKey } from './uploadKey.ts'

/** A document that comes in, in parts as they were given; its name is made of them. */
export interface NewDocument extends DocumentName {
  readonly file: DocumentFile
  readonly state: DocumentState | null
  /** What the uploader called it, as it was typed. */
  readonly typedName: string
  /** The uploader's remark. */
  readonly message: string
  /** Null where a command put it there. */
  readonly uploader: Account | null
  /** Makes it the same document however often it comes in. */
  readonly upload?: UploadKey | undefined
  /** Whether the customer may be made by this. */
  readonly makesCustomer?: boolean
  /** Addresses of those who are told by mail that it came in. */
  readonly tells?: readonly string[]
}

export interface AddedDocument {
  readonly customerId: string
  readonly number: number
  readonly fileName: string
  /** False where the same upload had come in before. */
  readonly isNew: boolean
}

/** What a document is put into. */
export interface DocumentParts {
  readonly database: Pick<Database, 'db'>
  readonly storage: Storage
}

/**
 * The one way by which a document comes in. When it has resolved, bytes and entry survive a power failure; when it fails or
 * the process ends before, no list has it. Throws a ServiceError where there is no such customer.
 */
export async function addDocument(
  { database, storage }: DocumentParts,
  document: NewDocument,
): Promise<AddedDocument> {
  const key = createStorageKey()
  // What cannot be deleted is in no list; the check of the storage finds it.
  const forget = () => storage.delete(key).catch(() => undefined)
  let isDecided = false
  await storage.put(key, document.file)
  try {
    const added = await database.db.transaction().execute(async (trx) => {
      const added = await insert(trx, key, document)
      isDecided = true
      return added
    })
    if (!added.isNew) await forget()
    return added
  } catch (error) {
    // A commit whose answer got lost may have been made, and its document needs its bytes.
    if (!isDecided) await forget()
    throw error
  }
}

async function insert(
  trx: Transaction<Schema>,
  storageKey: string,
  document: NewDocument,
): Promise<AddedDocument> {
  const { customerId, file, uploader, upload, tells = [] } = document
  const number = await nextNumber(trx, document)
  const earlier = upload && (await findUpload(trx, customerId, upload))
  if (earlier) return { ...earlier, isNew: false }
  const { fileName, street, date, type, name } = await findFreeName(trx, document)
  await trx
    .insertInto('document')
    .values({
      customer_id: customerId,
      number,
      storage_key: storageKey,
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
      uploaded_by_issuer: uploader?.issuer ?? null,
      uploaded_by_subject: uploader?.subject ?? null,
      uploaded_by_email: uploader?.email ?? null,
      filed_at: null,
      upload_key: upload?.key ?? null,
      upload_sha256: upload?.sha256 ?? null,
      text_state: file.textState,
    })
    .execute()
  await keepNotices(trx, { kind: 'received', customer_id: customerId, number }, tells)
  return { customerId, number, fileName, isNew: true }
}

/** Raises the customer's number, and so holds the customer until the transaction ends: whoever adds documents takes turns. */
async function nextNumber(
  trx: Transaction<Schema>,
  { customerId, makesCustomer = false }: NewDocument,
): Promise<number> {
  if (makesCustomer) await addCustomer(trx, customerId)
  const customer = await trx
    .updateTable('customer')
    .set((eb) => ({ last_document_number: eb('last_document_number', '+', 1) }))
    .where('id', '=', customerId)
    .returning('last_document_number')
    .executeTakeFirst()
  if (!customer) throw customerNotFound(customerId)
  return customer.last_document_number
}
