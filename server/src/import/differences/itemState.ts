import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import { monthsTable } from '../../records/cashFlow.ts'
import type { RecordKind } from '../../records/recordKind.ts'
import type { StoredRow } from '../../records/row.ts'

/** All that is stored of an item of a table, by the columns of the database and without its key. */
export interface ItemState {
  readonly row: StoredRow
  /** Its rows of `cash_flow` or `kind_cash_flow`, by year. */
  readonly months: readonly StoredRow[]
  /** Its rows of `valuation`, by date. */
  readonly valuations: readonly StoredRow[]
}

export interface Item {
  readonly customerId: string
  /** Empty where a customer has one row. */
  readonly itemId: string
  readonly state: ItemState
}

/** Which items are read: all of some customers, or some by customer and item. */
export type ItemFilter =
  | { readonly customerIds: readonly string[] }
  | { readonly keys: readonly (readonly [customerId: string, itemId: string])[] }

/** Reads items of a kind, by customer and item. The tables' names begin with `prefix`. */
export async function readItems(
  db: Kysely<Schema>,
  kind: RecordKind,
  filter: ItemFilter,
  prefix = '',
): Promise<Item[]> {
  const { cashFlow, sqlTable } = kind
  const idColumn = itemColumn(kind)
  const rows = await read(db, `${prefix}${sqlTable}`, among(filter, idColumn))
  const ofKind = sql`kind = ${cashFlow} and ${among(filter, 'item_id')}`
  const months = cashFlow ? await read(db, `${prefix}${monthsTable(cashFlow)}`, ofKind) : []
  const valuations = cashFlow ? await read(db, `${prefix}valuation`, ofKind) : []
  const monthsByItem = Map.groupBy(months, partKey)
  const valuationsByItem = Map.groupBy(valuations, partKey)
  return rows.map((row) => {
    const customerId = String(row.customer_id)
    const itemId = idColumn === null ? '' : String(row[idColumn])
    const key = JSON.stringify([customerId, itemId])
    const { customer_id: _, ...own } = row
    return {
      customerId,
      itemId,
      state: {
        row: own,
        months: partsOf(monthsByItem.get(key), 'year'),
        valuations: partsOf(valuationsByItem.get(key), 'valuation_date'),
      },
    }
  })
}

/** Returns the column of a kind's items within their customer; null if a customer has one row. */
export function itemColumn({ keyColumns }: RecordKind): string | null {
  return keyColumns[1] ?? null
}

/** Is true for the rows of items, whose id within the customer a column has; null stands for none. */
export function among(filter: ItemFilter, column: string | null): RawBuilder<unknown> {
  if ('customerIds' in filter) return sql`customer_id in (${sql.join(filter.customerIds)})`
  if (column === null)
    return sql`customer_id in (${sql.join(filter.keys.map(([customerId]) => customerId))})`
  const keys = filter.keys.map(([customerId, itemId]) => sql`(${customerId}, ${itemId})`)
  return sql`(customer_id, ${sql.ref(column)}) in (values ${sql.join(keys)})`
}

async function read(
  db: Kysely<Schema>,
  table: string,
  condition: RawBuilder<unknown>,
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select * from ${sql.table(table)} where ${condition}`.execute(db)
  return rows
}

function partKey({ customer_id, item_id }: StoredRow): string {
  return JSON.stringify([customer_id, item_id])
}

/** Returns the parts of an item without its key, in the order of a column. */
function partsOf(rows: readonly StoredRow[] = [], column: string): StoredRow[] {
  return rows
    .map(({ customer_id: _, kind: __, item_id: ___, ...rest }) => rest)
    .toSorted((a, b) => (String(a[column]) < String(b[column]) ? -1 : 1))
}
