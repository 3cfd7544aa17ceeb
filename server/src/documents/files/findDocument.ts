import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import { fileKey } from '../fileKey.ts'
import { ofYears } from '../ofYears.ts'

/** Returns what is needed to send a document's file, or undefined if there is no such document within the scope. */
export async function findDocument(
  db: Kysely<Schema>,
  { customerId, years }: CustomerScope,
  number: number,
) {
  return await db
    .selectFrom('document')
    .select([fileKey.as('file_key'), 'file_name', 'size', 'sha256', 'active_content'])
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .where(ofYears(years, sql.ref('date')) ?? sql<boolean>`true`)
    .executeTakeFirst()
}
