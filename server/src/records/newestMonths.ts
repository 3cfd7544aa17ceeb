import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { remindOf } from '../people/accounts/subscriptions/remindOf.ts'
import { splitIntoChunks } from '../platform/database/splitIntoChunks.ts'
import type { Schema } from '../platform/database/tables/schema.ts'

const CUSTOMERS_PER_STATEMENT = 500
const MONTHS = Array.from({ length: 12 }, (_, index) => 12 - index)

/**
 * Notes the newest month of customers whose rows have been written: the last one that is over and has income in any row, as
 * `monthNews` takes it. If that is newer than before, those who want to know are told once in a mail. Call it at the end of a
 * transaction.
 *
 * @param tells whether the rows come from an import, and are not taken back or moved
 */
export async function noteNewestMonths(
  trx: Transaction<Schema>,
  customerIds: readonly string[],
  tells: boolean,
  now = new Date(),
): Promise<void> {
  const newest = selectNewest(Number(berlinDay(now).slice(0, 7).replace('-', '')))
  for (const ids of splitIntoChunks([...customerIds].toSorted(), CUSTOMERS_PER_STATEMENT)) {
    const rows = await trx
      .selectFrom('customer')
      .select(['id', 'newest_month', newest.as('found')])
      .where('id', 'in', ids)
      .execute()
    for (const { id, newest_month, found } of rows) {
      if (found === newest_month) continue
      const isNews = tells && found !== null && found > (newest_month ?? 0)
      await trx
        .updateTable('customer')
        .set({ newest_month: found, newest_month_at: isNews ? now.toISOString() : null })
        .where('id', '=', id)
        .execute()
      if (isNews) await remindOf(trx, { kind: 'month', customerId: id, number: found })
    }
  }
}

/** Selects the latest month with income in any row of a customer, such as 202612, before one that still runs; null if there is none. */
function selectNewest(running: number): RawBuilder<number | null> {
  const cases = MONTHS.map((each) => {
    const income = sql.ref(`income_${String(each).padStart(2, '0')}`)
    const month = sql`year * 100 + ${sql.lit(each)}`
    return sql`when ${income} <> 0 and ${month} < ${sql.lit(running)} then ${month}`
  })
  return sql<number | null>`(
    select max(case ${sql.join(cases, sql` `)} end) from cash_flow where customer_id = customer.id)`
}
