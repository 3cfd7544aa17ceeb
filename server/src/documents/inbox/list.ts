import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import type { WholeScope } from '../../http/access.ts'

/** Reads the first documents that wait to be filed, longest waiting first, and the total beyond the limit. */
export async function readInbox(db: Kysely<Schema>, _scope: WholeScope, limit: number) {
  // A literal rather than a parameter, so that the partial index applies.
  const waiting = db.selectFrom('document').where(sql<boolean>`state = 'received'`)
  const entries = await waiting
    .select(['customer_id', 'number', 'file_name', 'size', 'typed_name', 'message'])
    .select(['uploaded_by_email', 'uploaded_at', 'active_content'])
    .orderBy('uploaded_at')
    .orderBy('customer_id')
    .orderBy('number')
    .limit(limit)
    .execute()
  const { total } = await waiting
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { entries, total }
}
