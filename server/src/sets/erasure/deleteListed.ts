import { setImmediate } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** Documents per statement, which takes SQLite some milliseconds; the service answers other requests in between. */
const DELETED_AT_A_TIME = 500

/**
 * Deletes documents up to a number. Table by table, which takes SQLite a fraction of the time that cascades take; all texts at
 * once, since its search index is written after each statement.
 */
export async function deleteListed(
  trx: Transaction<Schema>,
  customerId: string,
  last: number,
): Promise<void> {
  const ranges = Array.from(
    { length: Math.ceil(last / DELETED_AT_A_TIME) },
    (_, index) => index * DELETED_AT_A_TIME,
  )
  const deleteFrom = async (table: 'listing_word' | 'listing' | 'notice' | 'document') => {
    for (const after of ranges) {
      await trx
        .deleteFrom(table)
        .where('customer_id', '=', customerId)
        .where('number', '>', after)
        .where('number', '<=', after + DELETED_AT_A_TIME)
        .execute()
      await setImmediate()
    }
  }
  for (const after of ranges) {
    await trx
      .deleteFrom('document_page')
      .where('text_id', 'in', ({ selectFrom }) =>
        selectFrom('document_text')
          .select('id')
          .where('customer_id', '=', customerId)
          .where('number', '>', after)
          .where('number', '<=', after + DELETED_AT_A_TIME),
      )
      .execute()
    await setImmediate()
  }
  for (const table of ['listing_word', 'listing', 'notice'] as const) await deleteFrom(table)
  await trx.deleteFrom('document_text').where('customer_id', '=', customerId).execute()
  await deleteFrom('document')
}
