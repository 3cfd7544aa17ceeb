import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Pair } from './parts.ts'
import * as texts from './texts.ts'

/** Throws a ServiceError where something keeps two customers from becoming one. */
export async function checkMergeable(
  db: Kysely<Schema>,
  { from, into }: Pair,
  demoCustomerId: string,
): Promise<void> {
  if (from === into) throw new ServiceError(400, texts.sameCustomer)
  if ([from, into].includes(demoCustomerId)) throw new ServiceError(409, texts.demoStays)
  await checkIdle(db, [from, into])
}

/** Throws a ServiceError (409) where something else is about to happen to one of these customers. */
export async function checkIdle(db: Kysely<Schema>, customerIds: readonly string[]): Promise<void> {
  const request = await db
    .selectFrom('deletion_request')
    .select('customer_id')
    .where('customer_id', 'in', customerIds)
    .executeTakeFirst()
  if (request) throw new ServiceError(409, texts.deletionPending(request.customer_id))
  const report = await db
    .selectFrom('report')
    .select('customer_id')
    .where('customer_id', 'in', customerIds)
    .where('state', 'in', ['waiting', 'releasing'])
    .executeTakeFirst()
  if (report) throw new ServiceError(409, texts.reportsInWork(report.customer_id))
}
