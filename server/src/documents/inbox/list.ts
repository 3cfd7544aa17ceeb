import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import type { WholeScope } from '../../http/access.ts'

/** What was sent in and nobody has filed, the longest waiting first, and how much of it there is beyond the limit. */
export async function readInbox(db: Kysely<Schema>, _scope: WholeScope, limit: number) {
  // Written out, so that the index of what waits is known to serve it.
  const waiting = db.selectFrom('document').where(sql<boolean>`state = 'received'`)
  const entries = await waiting
    .select(['customer_id', 'number', 'file_name', 'size', 'typed_name', 'message'])
    .select(['uploaded_by_email', 'uploaded_at'])
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
