import { type DocumentName, readFileName } from '@hausblick/contract/encoding/fileName.ts'
import type { Transaction } from 'kysely'
import type { DocumentTable } from '../platform/database/tables/documents.ts'
import type { Schema } from '../platform/database/tables/schema.ts'
import { findFreeName } from './fileNames.ts'
import { updateListKeys } from './listKeys/update.ts'

/** What identifies and names a stored document. */
export type StoredName = Pick<DocumentTable, 'customer_id' | 'number' | 'file_name'>

/** As what a document is filed. */
export interface FiledAs extends DocumentName {
  /** Of an invoice, for what it counts among the expenses; null if nobody says. Without it, that stays. */
  readonly expenseKind?: string | null | undefined
}

/**
 * Gives a document the first free file name of these parts, in lists, too, and returns it. The caller must hold the lock on its
 * customer.
 *
 * @param change what else changes with it
 */
export async function nameDocument(
  trx: Transaction<Schema>,
  number: number,
  { expenseKind, ...asked }: FiledAs,
  change: Partial<Pick<DocumentTable, 'state' | 'filed_at'>> = {},
): Promise<string> {
  const { customerId } = asked
  const { file_name: before } = await trx
    .selectFrom('document')
    .select('file_name')
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const format = readFileName(before)?.format
  const free = await findFreeName(trx, { ...asked, format }, number)
  const { fileName, street, date, type, name } = free
  await trx
    .updateTable('document')
    .set({ file_name: fileName, street, date, type, name, ...change })
    .$if(expenseKind !== undefined, (update) => update.set({ expense_kind: expenseKind ?? null }))
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .execute()
  await updateListKeys(trx, [{ customer_id: customerId, number }])
  return fileName
}
