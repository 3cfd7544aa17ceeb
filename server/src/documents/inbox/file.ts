import { cleanDocumentName } from '@hausblick/contract/encoding/fileName.ts'
import type { fileDocumentBody } from '@hausblick/contract/requests.ts'
import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Schema } from '../../database/tables/schema.ts'
import { ServiceError } from '../../http/errors.ts'
import * as texts from '../../http/texts.ts'
import { findFreeName } from '../fileNames.ts'
import { keepNotices } from '../notices/keep.ts'

type Names = z.infer<typeof fileDocumentBody>

/**
 * Files what was sent in: it gets its parts and the name they make, which is answered, once. The same parts again change nothing.
 * Whoever sent it in is told; staff know.
 */
export async function fileDocument(
  db: Kysely<Schema>,
  { customerId, number }: { readonly customerId: string; readonly number: number },
  names: Names,
  staff: readonly string[],
): Promise<string> {
  const asked = cleanDocumentName({ customerId, ...names })
  if (!asked.street || !asked.type || !asked.name) throw new ServiceError(400, texts.emptyNames)
  return await db.transaction().execute(async (trx) => {
    await holdCustomer(trx, customerId)
    const document = await find(trx, customerId, number)
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
    const sentInBy = document.uploaded_by_email
    const tells = sentInBy === null || staff.includes(sentInBy) ? [] : [sentInBy]
    await keepNotices(trx, { kind: 'filed', customer_id: customerId, number }, tells)
    return fileName
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
    .select(['state', 'file_name', 'uploaded_by_email'])
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .executeTakeFirst()
}
