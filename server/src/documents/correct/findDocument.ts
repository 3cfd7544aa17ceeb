import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { DocumentKey } from '../withheld/withhold.ts'

export async function findDocument(db: Kysely<Schema>, { customerId, number }: DocumentKey) {
  return await db
    .selectFrom('document')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .executeTakeFirst()
}
