import type { Transaction } from 'kysely'
import type { DocumentTable } from '../../database/tables/documents.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { createStorageKey } from '../../storage/key.ts'

/**
 * Lets others have a document's file, and returns the key by which they name it. The caller must hold the lock on the document's
 * customer, and give the file to others in the same transaction.
 */
export async function shareFile(
  trx: Transaction<Schema>,
  document: Pick<DocumentTable, 'customer_id' | 'number' | 'storage_key'> & {
    readonly file_key: string | null
  },
): Promise<string> {
  if (document.file_key !== null) return document.file_key
  await trx
    .updateTable('document')
    .set({ file_key: document.storage_key, storage_key: createStorageKey() })
    .where('customer_id', '=', document.customer_id)
    .where('number', '=', document.number)
    .execute()
  return document.storage_key
}
