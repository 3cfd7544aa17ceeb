import type { DecodedOf } from '@hausblick/contract/rows/fields.ts'
import type { valuationFields } from '@hausblick/contract/rows/valuation.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../platform/database/tables/schema.ts'
import type { CustomerScope, WholeScope } from '../platform/http/access.ts'
import { monthColumns } from './cashFlow.ts'

const ANY_MONTH = sql.join(
  monthColumns.map((column) => sql`coalesce(${sql.ref(column)}, 0) <> 0`),
  sql` or `,
)

/** Returns the years in which any month of a customer's has an amount other than zero, ascending. */
export async function readYears(
  db: Kysely<Schema>,
  { customerId, years }: CustomerScope,
): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct year from cash_flow
    where customer_id = ${customerId} and (${ANY_MONTH}) order by year`.execute(db)
  return rows.map(({ year }) => year).filter((year) => years?.includes(year) ?? true)
}

/** Returns the newest year in which any month of any portfolio has an amount other than zero; undefined if there is none. */
export async function readNewestYear(
  db: Kysely<Schema>,
  _scope: WholeScope,
): Promise<number | undefined> {
  // Begins with the customers, each of whose portfolios the key finds: no key begins with the year.
  const { rows } = await sql<{ year: number | null }>`
    select max(year) as year from customer
    cross join cash_flow
    where customer_id = customer.id and kind = 'portfolio' and (${ANY_MONTH})`.execute(db)
  return rows[0]?.year ?? undefined
}

/**
 * Returns what a customer's portfolio, objects and units were worth, sorted by kind, id and date. A single value is among them:
 * loans are shared by the values also of what has no figures in the year that is shown.
 */
export async function readValuations(
  db: Kysely<Schema>,
  { customerId, years }: CustomerScope,
): Promise<DecodedOf<typeof valuationFields>[]> {
  const rows = await db
    .selectFrom('valuation')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('kind')
    .orderBy('item_id')
    .orderBy('valuation_date')
    .execute()
  const seen = rows.filter((row) => years?.includes(yearOf(row.valuation_date)) ?? true)
  return seen.map((row) => ({
    customerid: row.customer_id,
    kind: row.kind,
    itemid: row.item_id || null,
    valuationdate: row.valuation_date || null,
    value: row.value_cents,
  }))
}

/** Returns the year of a date, however much of it is known; NaN without one. */
function yearOf(date: string | null): number {
  return Number.parseInt(date ?? '', 10)
}
