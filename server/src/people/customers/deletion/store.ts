import type { DeletionRequest } from '@hausblick/contract/calls/myData.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { Scope } from '../../../platform/http/access.ts'

/** Lists the open requests in a scope, oldest first. */
export async function readDeletionRequests(
  db: Kysely<Schema>,
  scope: Scope,
): Promise<DeletionRequest[]> {
  return await db
    .selectFrom('deletion_request')
    .select([
      'customer_id as customerId',
      'requested_at as requestedAt',
      'requested_by_email as requestedBy',
    ])
    .where((eb) => (scope.kind === 'all' ? eb.lit(true) : eb('customer_id', '=', scope.customerId)))
    .orderBy('requested_at')
    .orderBy('customer_id')
    .execute()
}

/** Stores a customer's request; returns false, and changes nothing, where there is one already. */
export async function addDeletionRequest(
  db: Kysely<Schema>,
  { customerId, requestedAt, requestedBy }: DeletionRequest,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('deletion_request')
    .values({
      customer_id: customerId,
      requested_at: requestedAt,
      requested_by_email: requestedBy,
    })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Removes a customer's request; returns whether there was one. */
export async function removeDeletionRequest(
  db: Kysely<Schema>,
  customerId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('deletion_request')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
