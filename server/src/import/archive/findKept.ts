import type { Kysely } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'

/** The checksum of the document that a customer has under a file name; undefined where there is none. */
export async function findKept(
  db: Kysely<Schema>,
  customerId: string,
  fileName: string,
): Promise<string | undefined> {
  const document = await db
    .selectFrom('document')
    .select('sha256')
    .where('customer_id', '=', customerId)
    .where('file_name', '=', fileName)
    .executeTakeFirst()
  return document?.sha256
}
