import type { Kysely } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import type { CustomerScope } from '../../http/access.ts'

/** Returns what is needed to send a document's file, or undefined if there is no such document. */
export async function findDocument(
  db: Kysely<Schema>,
  { customerId }: CustomerScope,
  number: number,
) {
  return await db
    .selectFrom('document')
    .select(['storage_key', 'file_name', 'size', 'sha256', 'active_content'])
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .executeTakeFirst()
}
