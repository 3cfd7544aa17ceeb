import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { WholeScope } from '../../platform/http/access.ts'

/** Reads the documents that staff have removed, latest first, up to a limit. */
export async function readRemoved(db: Kysely<Schema>, _: WholeScope, limit: number) {
  const removed = db
    .selectFrom('withheld_document')
    .where('reason', '=', 'removed')
    .where('until', '>', new Date().toISOString())
  const entries = await removed
    .select(['customer_id', 'number', 'file_name', 'withheld_at', 'withheld_by', 'until'])
    .orderBy('withheld_at', 'desc')
    .orderBy('customer_id')
    .orderBy('number')
    .limit(limit)
    .execute()
  const { total } = await removed
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { entries, total }
}
