import type { Transaction } from 'kysely'
import { customerNotFound } from '../people/customers/requireCustomer.ts'
import type { Schema } from '../platform/database/tables/schema.ts'

/**
 * Locks the rows of existing customers until the transaction ends, so that their documents and free names stay as they are read.
 * Locks are taken in the order of the ids, which avoids deadlocks. Throws a ServiceError (404) for a customer that does not
 * exist.
 */
export async function lockDocumentsOf(
  trx: Transaction<Schema>,
  customerIds: readonly string[],
): Promise<void> {
  for (const customerId of [...new Set(customerIds)].toSorted()) {
    const { numUpdatedRows } = await trx
      .updateTable('customer')
      .set((eb) => ({ last_document_number: eb.ref('last_document_number') }))
      .where('id', '=', customerId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw customerNotFound(customerId)
  }
}
