import type { Kysely } from 'kysely'
import { splitIntoChunks } from '../../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { monthsTable } from '../../../records/cashFlow.ts'
import type { RecordKind } from '../../../records/recordKind.ts'

const CUSTOMERS_AT_A_TIME = 500

/** Returns the newest stored year of each of these customers' records of a kind, where there is one. */
export async function readNewestYears(
  db: Kysely<Schema>,
  { cashFlow }: RecordKind,
  customerIds: readonly string[],
): Promise<Map<string, number>> {
  const newest = new Map<string, number>()
  if (!cashFlow) return newest
  for (const chunk of splitIntoChunks(customerIds, CUSTOMERS_AT_A_TIME)) {
    const stored = await db
      .selectFrom(monthsTable(cashFlow))
      .select(({ fn }) => ['customer_id', fn.max('year').as('year')])
      .where('kind', '=', cashFlow)
      .where('customer_id', 'in', chunk)
      .groupBy('customer_id')
      .execute()
    for (const { customer_id, year } of stored) newest.set(customer_id, Number(year))
  }
  return newest
}
