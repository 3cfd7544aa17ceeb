import type { CheckedOf } from '@hausblick/contract/calls/call.ts'
import type { correctDocumentCall } from '@hausblick/contract/calls/corrections.ts'
import { cleanDocumentName } from '@hausblick/contract/encoding/fileName.ts'
import { transact } from '../../database/transact.ts'
import type { AdmittedCorrection, StaffCaller } from '../../http/access.ts'
import { ServiceError } from '../../http/errors.ts'
import type { Service } from '../../http/service.ts'
import { findFreeName } from '../fileNames.ts'
import { updateListKeys } from '../listKeys/update.ts'
import { lockDocumentsOf } from '../lockDocuments.ts'
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
    const { fileName, street, date, type, name } = await findFreeName(trx, asked, number)
    if (document.file_name === fileName) return { ...key, fileName }
    if (document.file_name !== seen) throw new ServiceError(409, texts.documentChanged)
    await trx
      .updateTable('document')
      .set({ file_name: fileName, street, date, type, name })
      .where('customer_id', '=', customerId)
      .where('number', '=', number)
      .execute()
    await updateListKeys(trx, [{ customer_id: customerId, number }])
    const details = { document: fileName, number: String(number), from: seen }
    await audit.append(trx, { action: 'documentCorrected', actor: caller, customerId, details })
    return { ...key, fileName }
  })
}
