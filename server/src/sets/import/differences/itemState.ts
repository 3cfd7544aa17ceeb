import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { monthsTable } from '../../../records/cashFlow.ts'
import type { RecordKind } from '../../../records/recordKind.ts'
import type { StoredRow } from '../../../records/row.ts'
import type { DifferenceTable } from './tables.ts'

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

/** The key of an item: the customer, and the id within the customer. */
export type ItemKey = Pick<Item, 'customerId' | 'itemId'>

export async function readItems(
  db: Kysely<Schema>,
  { kind }: DifferenceTable,
  keys: readonly ItemKey[],
): Promise<Item[]> {
  if (!kind) return await readCustomers(db, keys)
  const { cashFlow, sqlTable } = kind
  const idColumn = itemColumn(kind)
  const rows = await read(db, sqlTable, among(keys, idColumn))
  const ofKind = sql`kind = ${cashFlow} and ${among(keys, 'item_id')}`
  const months = cashFlow ? await read(db, monthsTable(cashFlow), ofKind) : []
  const valuations = cashFlow ? await read(db, 'valuation', ofKind) : []
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

async function readCustomers(db: Kysely<Schema>, keys: readonly ItemKey[]): Promise<Item[]> {
  const ids = keys.map(({ customerId }) => customerId)
  const customers = await db
    .selectFrom('customer')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return customers.map(({ id, name }) => ({
    customerId: id,
    itemId: '',
    state: { row: { name }, months: [], valuations: [] },
  }))
}

/** Returns the column of a kind's items within their customer; null if a customer has one row. */
export function itemColumn({ keyColumns }: RecordKind): string | null {
  return keyColumns[1] ?? null
}

/** Is true for the rows of items, whose id within the customer a column has; null stands for none. */
export function among(keys: readonly ItemKey[], column: string | null): RawBuilder<unknown> {
  if (column === null)
    return sql`customer_id in (${sql.join(keys.map(({ customerId }) => customerId))})`
  const values = keys.map(({ customerId, itemId }) => sql`(${customerId}, ${itemId})`)
  return sql`(customer_id, ${sql.ref(column)}) in (values ${sql.join(values)})`
}

/** Returns one text for the key of an item. */
export function keyOf({ customerId, itemId }: ItemKey): string {
  return JSON.stringify([customerId, itemId])
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
