import type { CheckedOf } from '@hausblick/contract/calls/call.ts'
import type { correctDocumentCall } from '@hausblick/contract/calls/corrections.ts'
import { cleanDocumentName, type DocumentName } from '@hausblick/contract/encoding/fileName.ts'
import type { Transaction } from 'kysely'
import type { Recorder } from '../../platform/audit/log.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { AdmittedCorrection } from '../../platform/http/access/documents.ts'
import type { StaffCaller } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { findFreeName } from '../fileNames.ts'
import { lockDocumentsOf } from '../lockDocuments.ts'
import { nameDocument, type StoredName } from '../nameDocument.ts'
import * as texts from '../texts.ts'
import type { DocumentKey } from '../withheld/withhold.ts'
import { findDocument } from './findDocument.ts'
import { type Asked, type CorrectedDocument, moveDocument } from './move.ts'

type Correction = Omit<CheckedOf<typeof correctDocumentCall>['body'], 'customerId'>

/**
 * Gives a document other parts or another customer. Repeating a call changes nothing. Throws a ServiceError: 400 for empty
 * parts, 404 for an unknown document or customer, 409 where somebody else has changed the document since the caller saw it.
 */
export async function correctDocument(
  service: Service,
  { actor, scope, target }: AdmittedCorrection,
  number: number,
  { seen, ...parts }: Correction,
): Promise<CorrectedDocument> {
  const asked = cleanDocumentName({ customerId: target.customerId, ...parts })
  if (!asked.street || !asked.type || !asked.name) throw new ServiceError(400, texts.emptyNames)
  const key = { customerId: scope.customerId, number }
  return target.customerId === key.customerId
    ? await renameDocument(service, actor, key, { asked, seen })
    : await moveDocument(service, actor, key, { asked, seen })
}

async function renameDocument(
  { audit, database }: Service,
  caller: StaffCaller,
  key: DocumentKey,
  { asked, seen }: Asked,
): Promise<CorrectedDocument> {
  const { customerId, number } = key
  return await transact(database.db, async (trx) => {
    await lockDocumentsOf(trx, [customerId])
    const document = await findDocument(trx, key)
    if (!document) throw new ServiceError(404, texts.documentGoneForStaff)
    const { fileName } = await findFreeName(trx, asked, number)
    if (document.file_name === fileName) return { ...key, fileName }
    if (document.file_name !== seen) throw new ServiceError(409, texts.documentChanged)
    return { ...key, fileName: await renameStored(trx, audit.by(caller), document, asked) }
  })
}

/** Gives a document other parts and returns its file name. The caller must hold the lock on its customer. */
export async function renameStored(
  trx: Transaction<Schema>,
  record: Recorder,
  { customer_id: customerId, number, file_name: from }: StoredName,
  asked: DocumentName,
): Promise<string> {
  const fileName = await nameDocument(trx, number, asked)
  const details = { document: fileName, number: String(number), from }
  if (fileName !== from) await record(trx, { action: 'documentCorrected', customerId, details })
  return fileName
}
