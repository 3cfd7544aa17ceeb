import type { DepreciationEntry, DepreciationTerms } from '@hausblick/contract/depreciation.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../../platform/http/access.ts'

export type DepreciationItem = Pick<DepreciationEntry, 'kind' | 'itemId'>

/** Lists what is entered of a customer's buildings and units. */
export async function listDepreciation(
  db: Kysely<Schema>,
  { customerId }: CustomerScope,
): Promise<DepreciationEntry[]> {
  return await db
    .selectFrom('depreciation')
    .select(['kind', 'item_id as itemId', 'share_bp as share', 'rate_bp as rate'])
    .select(['start_month as start', 'costs_cents as costs'])
    .where('customer_id', '=', customerId)
    .orderBy('kind')
    .orderBy('item_id')
    .execute()
}

/** Finds what is entered of a building or unit; null if nothing is. */
export async function findDepreciation(
  db: Kysely<Schema>,
  { customerId }: CustomerScope,
  { kind, itemId }: DepreciationItem,
): Promise<DepreciationTerms | null> {
  const found = await db
    .selectFrom('depreciation')
    .select(['share_bp as share', 'rate_bp as rate'])
    .select(['start_month as start', 'costs_cents as costs'])
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return found ?? null
}

/** Stores what is entered of a building or unit, or removes it. */
export async function writeDepreciation(
  trx: Transaction<Schema>,
  { customerId }: CustomerScope,
  { kind, itemId }: DepreciationItem,
  terms: DepreciationTerms | null,
): Promise<void> {
  await trx
    .deleteFrom('depreciation')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .execute()
  if (terms === null) return
  const { share: share_bp, rate: rate_bp, start: start_month, costs: costs_cents } = terms
  const item = { customer_id: customerId, kind, item_id: itemId }
  await trx
    .insertInto('depreciation')
    .values({ ...item, share_bp, rate_bp, start_month, costs_cents })
    .execute()
}
