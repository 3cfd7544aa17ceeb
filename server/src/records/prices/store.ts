import type { ConsumerPrice } from '@hausblick/contract/calls/consumerPrices.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** Returns the consumer price index by year. */
export async function readConsumerPrices(db: Kysely<Schema>): Promise<ConsumerPrice[]> {
  const rows = await db.selectFrom('consumer_price').selectAll().orderBy('year').execute()
  return rows.map(({ year, index_hundredths: index }) => ({ year, index }))
}

export async function replaceConsumerPrices(
  trx: Transaction<Schema>,
  prices: readonly ConsumerPrice[],
): Promise<void> {
  await trx.deleteFrom('consumer_price').execute()
  const rows = prices.map(({ year, index }) => ({ year, index_hundredths: index }))
  if (rows.length > 0) await trx.insertInto('consumer_price').values(rows).execute()
}
