import type { CustomerMerge } from '@hausblick/contract/calls/merges.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Admitted, CustomerScope } from '../../platform/http/access.ts'
import type { ConfirmedCaller } from '../../platform/http/callers.ts'

/** Lists the customers that one has taken in, latest first. */
export async function listMerges(
  db: Kysely<Schema>,
  { scope: { customerId } }: Admitted<ConfirmedCaller, CustomerScope>,
): Promise<CustomerMerge[]> {
  const merges = await db
    .selectFrom('customer_merge')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('merged_at', 'desc')
    .execute()
  return merges.map((merge) => ({
    id: merge.id,
    merged: { id: merge.merged_id, name: merge.merged_name },
    mergedAt: merge.merged_at,
    mergedBy: merge.merged_by,
    until: merge.until,
    undoneAt: merge.undone_at,
  }))
}

/**
 * Lists the ids of all who became part of a customer, directly or as part of another one; without those that somebody else
 * has by now.
 */
export async function listMergedIds(db: Kysely<Schema>, customerId: string): Promise<string[]> {
  const found = new Set([customerId])
  for (const id of found) {
    const merges = await db
      .selectFrom('customer_merge')
      .select('merged_id')
      .where('customer_id', '=', id)
      .where('undone_at', 'is', null)
      .where('merged_id', 'not in', ({ selectFrom }) => selectFrom('customer').select('id'))
      .execute()
    for (const { merged_id } of merges) found.add(merged_id)
  }
  found.delete(customerId)
  return [...found]
}
