import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { DocumentKey } from '../withheld/withhold.ts'

/** Reads a document that staff put right; the caller must hold the lock on its customer. */
export async function findDocument(trx: Transaction<Schema>, { customerId, number }: DocumentKey) {
  return await trx
    .selectFrom('document')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .executeTakeFirst()
}
