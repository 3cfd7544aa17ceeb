import { sortKey } from '@hausblick/figures/sortKey.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { ofYears } from '../ofYears.ts'
import type { ListQuery } from './listQuery.ts'

/** A condition on a row of `listing`. */
export type Condition = RawBuilder<SqlBool>

/** How the filters of a query are looked up. Databases choose badly between indexes, so each way leaves one to choose. */
export interface FilterConditions {
  /** Through the index of the filter that probably leaves fewest documents. */
  readonly indexed: Condition
  /** Without an index of their own, for rows read in another way. */
  readonly unindexed: Condition
}

/** A filter on a column, as a condition on the column or on an expression that is equal to it. */
type Filter = readonly [
  column: string,
  condition: (column: RawBuilder<unknown>) => RawBuilder<SqlBool>,
]

const TYPE: ReadonlySet<string> = new Set(['type_key', 'type'])

/** Returns the conditions for the filters of a query, without its search; null if it has none. */
export function createConditions(query: ListQuery): FilterConditions | null {
  const filters = listFilters(query)
  const [driver] = filters
  if (driver === undefined) return null
  return {
    // The indexes of other columns have the day as well.
    indexed: all(
      filters.map(([column, condition]) =>
        condition(column === driver[0] || column === 'day' ? ref(column) : hide(column)),
      ),
    ),
    unindexed: all(
      filters.map(([column, condition]) =>
        // The type has an index in the order of the names, too.
        condition(query.sort === 'name' && TYPE.has(column) ? ref(column) : hide(column)),
      ),
    ),
  }
}

/** The filters of a query, the most selective first. */
function listFilters(query: ListQuery): Filter[] {
  const { customer, street, type, supplier, year, month } = query
  const isEqual = (column: string, value: string): Filter => [
    column,
    (expression) => sql`${expression} = ${value}`,
  ]
  const filters: Filter[] = []
  if (supplier !== null)
    filters.push([
      'customer_id',
      (customerId) => sql`(${customerId}, listing.number) in (
        select document.customer_id, document.number from invoice
        join document on document.sha256 = invoice.sha256 where invoice.supplier = ${supplier})`,
    ])
  if (customer !== null) filters.push(isEqual('customer_id', customer))
  // The index is sorted by the keys, which different texts may share.
  if (street !== null)
    filters.push(isEqual('street_key', sortKey(street)), isEqual('street', street))
  if (type !== null) filters.push(isEqual('type_key', sortKey(type)), isEqual('type', type))
  if (year === null && month !== null) filters.push(isEqual('month', month))
  if (year !== null) {
    const from = month === null ? year : `${year}-${month}`
    filters.push(['day', (day) => sql`${day} >= ${from} and ${day} < ${`${from}~`}`])
  }
  if (query.ofYears !== null)
    filters.push(['day', (day) => ofYears(query.ofYears, day) ?? sql`true`])
  return filters
}

export function all(conditions: readonly Condition[]): Condition {
  return conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`
}

function ref(column: string): RawBuilder<unknown> {
  return sql.ref(`listing.${column}`)
}

/** Returns an expression equal to a column of text, which no index has. */
function hide(column: string): RawBuilder<unknown> {
  return sql`(${ref(column)} || '')`
}
