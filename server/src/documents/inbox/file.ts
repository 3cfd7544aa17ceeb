import { cleanDocumentName } from '@hausblick/contract/encoding/fileName.ts'
import type { fileDocumentBody } from '@hausblick/contract/requests.ts'
import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Schema } from '../../database/schema.ts'
import { ServiceError } from '../../errors.ts'
import { findFreeName } from '../freeName.ts'
import type { DocumentTable } from '../tables.ts'

const NO_DOCUMENT = 'Dieses Dokument gibt es nicht. Bitte laden Sie den Eingang neu.'
const EMPTY =
  'Straße, Typ und Bezeichnung brauchen Buchstaben oder Ziffern. Bitte prüfen Sie die Angaben.'
const FILED =
  'Dieses Dokument ist schon erfasst, und zwar mit anderen Angaben. Bitte laden Sie den Eingang neu.'

export interface FiledDocument {
  readonly fileName: string
  readonly typedName: string
  /** Null where it did not come from an account. */
  readonly uploadedBy: string | null
  /** False where the same had been done before. */
  readonly isNew: boolean
}

type Names = z.infer<typeof fileDocumentBody>

/** Files what was sent in: it gets its parts and the name they make, once. The same parts again change nothing. */
export async function fileDocument(
  db: Kysely<Schema>,
  { customerId, number }: { readonly customerId: string; readonly number: number },
  names: Names,
): Promise<FiledDocument> {
  const asked = cleanDocumentName({ customerId, ...names })
  if (!asked.street || !asked.type || !asked.name) throw new ServiceError(400, EMPTY)
  return await db.transaction().execute(async (trx) => {
    await holdCustomer(trx, customerId)
    const document = await find(trx, customerId, number)
    if (!document) throw new ServiceError(404, NO_DOCUMENT)
    const { fileName, street, date, type, name } = await findFreeName(trx, asked, number)
    if (document.state !== 'received') {
      const isSame = document.state === 'filed' && document.file_name === fileName
      if (!isSame) throw new ServiceError(409, FILED)
      return describe(document, fileName, false)
    }
    await trx
      .updateTable('document')
      .set({ file_name: fileName, street, date, type, name })
      .set({ state: 'filed', filed_at: new Date().toISOString() })
      .where('customer_id', '=', customerId)
      .where('number', '=', number)
      .execute()
    return describe(document, fileName, true)
  })
}

/** Until the transaction ends, nobody else names a document of the customer. */
async function holdCustomer(trx: Transaction<Schema>, customerId: string): Promise<void> {
  await trx
    .updateTable('customer')
    .set((eb) => ({ last_document_number: eb.ref('last_document_number') }))
    .where('id', '=', customerId)
    .execute()
}

async function find(trx: Transaction<Schema>, customerId: string, number: number) {
  return await trx
    .selectFrom('document')
    .select(['state', 'file_name', 'typed_name', 'uploaded_by_email'])
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .executeTakeFirst()
}

function describe(
  document: Pick<DocumentTable, 'typed_name' | 'uploaded_by_email'>,
  fileName: string,
  isNew: boolean,
): FiledDocument {
  const { typed_name: typedName, uploaded_by_email: uploadedBy } = document
  return { fileName, typedName, uploadedBy, isNew }
}
