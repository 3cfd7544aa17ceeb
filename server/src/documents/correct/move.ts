import { type DocumentName, writeFileName } from '@hausblick/contract/encoding/fileName.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Recorder } from '../../platform/audit/log.ts'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { StaffCaller } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { createStorageKey } from '../../platform/storage/key.ts'
import { spool, withTemporaryFolder } from '../../platform/storage/spool.ts'
import { readActiveContent } from '../activeContent.ts'
import { insertDocument } from '../add/addDocument.ts'
import { findFreeName } from '../fileNames.ts'
import { lockDocumentsOf } from '../lockDocuments.ts'
import { copyWholeScan } from '../scans/copy.ts'
import * as texts from '../texts.ts'
import { keepReservedFile, queueFileRemovals, reserveFile } from '../withheld/storedFiles.ts'
import { type DocumentKey, dropDocument } from '../withheld/withhold.ts'
import { findDocument } from './findDocument.ts'
import { movedFrom } from './movedFrom.ts'
import { tellMisdirected } from './tellMisdirected.ts'

/** Where a document is after it was put right, and what it is called. */
export interface CorrectedDocument extends DocumentKey {
  readonly fileName: string
}

/** What a caller asks of a document. */
export interface Asked {
  /** With the customer that it should have. */
  readonly asked: DocumentName
  /** The file name that the caller saw. */
  readonly seen: string
}

/**
 * Gives a document to another customer, as a new one with a number and file of its own: stored files keep the name of their
 * customer, under which they are found again should the index be lost. The former customer's people are told, and nothing of
 * who sent it in passes to the new one. Throws as `correctDocument` does.
 */
export async function moveDocument(
  service: Service,
  caller: StaffCaller,
  key: DocumentKey,
  { asked, seen }: Asked,
): Promise<CorrectedDocument> {
  const { audit, config, database, mailer } = service
  if (asked.customerId === config.demoCustomerId) throw new ServiceError(400, texts.nothingForDemo)
  const begun = await transact(database.db, (trx) => begin(trx, key, { asked, seen }))
  if ('fileName' in begun) return begun
  const storageKey = createStorageKey()
  await copyFile(service, begun, storageKey, writeFileName(asked))
  return await transact(database.db, async (trx) => {
    const found = await begin(trx, key, { asked, seen })
    if ('fileName' in found) return found
    await tellMisdirected(trx, { config, mailer }, found)
    return await moveStored(trx, {
      record: audit.by(caller),
      caller,
      document: found,
      asked,
      storageKey,
    })
  })
}

interface Move {
  readonly record: Recorder
  readonly caller: StaffCaller
  readonly document: Selectable<DocumentTable>
  readonly asked: DocumentName
  /** Of the copy that `copyFile` made. */
  readonly storageKey: string
}

/** Gives a document, whose file has been copied, to another customer. The caller must hold the locks on both. */
export async function moveStored(
  trx: Transaction<Schema>,
  { record, caller, document, asked, storageKey }: Move,
): Promise<CorrectedDocument> {
  const key = { customerId: document.customer_id, number: document.number }
  await keepReservedFile(trx, storageKey)
  await dropDocument(trx, key)
  await queueFileRemovals(trx, [document.file_key ?? document.storage_key], { keep: true })
  const { number, fileName } = await insertDocument(trx, storageKey, {
    ...asked,
    file: {
      size: document.size,
      sha256: document.sha256,
      textState: 'pending',
      active: readActiveContent(document.active_content),
    },
    state: document.state === 'received' ? 'received' : null,
    typedName: asked.name,
    message: '',
    uploader: caller,
    movedFrom: movedFrom(key),
  })
  const fileKey = document.file_key ?? document.storage_key
  await copyWholeScan(trx, { fileKey: storageKey, uploadedAt: new Date().toISOString() }, fileKey)
  await recordMove(trx, record, {
    from: { ...key, fileName: document.file_name },
    to: { customerId: asked.customerId, number, fileName },
  })
  return { customerId: asked.customerId, number, fileName }
}

/** Appends both lines about a move to the audit log. */
export async function recordMove(
  trx: Transaction<Schema>,
  record: Recorder,
  { from, to }: Readonly<Record<'from' | 'to', CorrectedDocument>>,
): Promise<void> {
  const describe = ({ customerId, number, fileName }: CorrectedDocument) => ({
    customerId,
    details: { document: fileName, number: String(number) },
  })
  await record(trx, { action: 'documentMovedAway', ...describe(from) })
  await record(trx, { action: 'documentMovedHere', ...describe(to) })
}

/** Locks both customers and returns the document, or where an earlier call has moved it to. */
async function begin(trx: Transaction<Schema>, key: DocumentKey, { asked, seen }: Asked) {
  await lockDocumentsOf(trx, [key.customerId, asked.customerId])
  const document = await findDocument(trx, key)
  if (!document) return await findMoved(trx, key, asked)
  if (document.file_name !== seen) throw new ServiceError(409, texts.documentChanged)
  return document
}

async function findMoved(
  trx: Transaction<Schema>,
  key: DocumentKey,
  asked: DocumentName,
): Promise<CorrectedDocument> {
  const moved = await trx
    .selectFrom('document')
    .select(['customer_id', 'number', 'file_name'])
    .where('moved_from', '=', movedFrom(key))
    .executeTakeFirst()
  if (!moved) throw new ServiceError(404, texts.documentGoneForStaff)
  const { customer_id: customerId, number, file_name: fileName } = moved
  const isSame =
    customerId === asked.customerId &&
    (await findFreeName(trx, asked, number)).fileName === fileName
  if (!isSame) throw new ServiceError(409, texts.documentChanged)
  return { customerId, number, fileName }
}

interface StoredDocument {
  readonly storage_key: string
  readonly file_key: string | null
  readonly size: number
  readonly sha256: string
}

/** Copies a document's file under a key that is reserved until the document has it. Throws a ServiceError if the file is lost. */
export async function copyFile(
  { database, storage }: Pick<Service, 'database' | 'storage'>,
  { storage_key, file_key, size, sha256 }: StoredDocument,
  storageKey: string,
  name: string,
): Promise<void> {
  const db: Kysely<Schema> = database.db
  await withTemporaryFolder(async (folder) => {
    const file = await spool(
      storage,
      file_key ?? storage_key,
      { size, sha256 },
      `${folder}/document`,
    )
    if (file === null) throw new ServiceError(500, texts.fileLost)
    await reserveFile(db, storageKey)
    await storage.put(storageKey, { ...file, name })
  })
}
