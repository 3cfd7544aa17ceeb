import { type Kysely, sql } from 'kysely'
import { readPages } from '../../../platform/database/pages.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { monthsTable } from '../../../records/cashFlow.ts'
import type { StoredRow } from '../../../records/row.ts'
import { type ItemKey, type ItemState, itemColumn, keyOf } from './itemState.ts'
import { type DifferenceTable, differenceTables } from './tables.ts'

const ITEMS_AT_A_TIME = 500

/** What was stored of an item's written rows, as `ItemState` has them; null for one that was not there. */
export interface Touched extends ItemKey {
  readonly row?: StoredRow | null
  readonly months: ReadonlyMap<string, StoredRow | null>
  readonly valuations: ReadonlyMap<string, StoredRow | null>
}

/** Has a database remember what was stored of items that are written from now on. */
export async function rememberTouched(copy: Kysely<Schema>): Promise<void> {
  await sql`create table touched (
    subject text, customer_id text, item_id text, part text, sub text, content text,
    primary key (subject, customer_id, item_id, part, sub)
  ) strict, without rowid`.execute(copy)
  for (const table of differenceTables)
    for (const part of partsOf(table))
      for (const statement of await triggersOf(copy, table, part))
        await sql.raw(statement).execute(copy)
}

/** Yields the written items of a table, by customer and item. */
export async function* readTouched(
  copy: Kysely<Schema>,
  { name }: DifferenceTable,
): AsyncGenerator<readonly Touched[]> {
  const pages = readPages<ItemKey>(ITEMS_AT_A_TIME, async (last) => {
    const after = last
      ? sql`and (customer_id, item_id) > (${last.customerId}, ${last.itemId})`
      : sql``
    const { rows } = await sql<ItemKey>`
      select distinct customer_id as "customerId", item_id as "itemId" from touched
      where subject = ${name} ${after}
      order by customer_id, item_id limit ${sql.lit(ITEMS_AT_A_TIME)}`.execute(copy)
    return rows
  })
  for await (const keys of pages) {
    const [first, last] = [keys[0], keys.at(-1)]
    if (!first || !last) return
    const { rows } = await sql<TouchedRow>`
      select customer_id as "customerId", item_id as "itemId", part, sub, content from touched
      where subject = ${name}
        and (customer_id, item_id) >= (${first.customerId}, ${first.itemId})
        and (customer_id, item_id) <= (${last.customerId}, ${last.itemId})`.execute(copy)
    yield [...Map.groupBy(rows, keyOf).values()].flatMap(toTouched)
  }
}

/** Returns what an item was, from what it is and what was stored of its written rows; null if it was not there. */
export function restore(after: ItemState | null, touched: Touched): ItemState | null {
  const row = touched.row === undefined ? after?.row : touched.row
  if (!row) return null
  return {
    row,
    months: restoreParts(after?.months, touched.months, 'year'),
    valuations: restoreParts(after?.valuations, touched.valuations, 'valuation_date'),
  }
}

function restoreParts(
  after: readonly StoredRow[] = [],
  touched: ReadonlyMap<string, StoredRow | null>,
  column: string,
): StoredRow[] {
  const kept = after.filter((row) => !touched.has(String(row[column])))
  const before = [...touched.values()].filter((row) => row !== null)
  return [...kept, ...before].toSorted((a, b) => (String(a[column]) < String(b[column]) ? -1 : 1))
}

type Part = 'row' | 'months' | 'valuations'

interface TouchedRow extends ItemKey {
  readonly part: Part
  readonly sub: string
  readonly content: string | null
}

function toTouched(rows: readonly TouchedRow[]): Touched[] {
  const [first] = rows
  if (!first) return []
  const ofPart = (part: Part) =>
    new Map<string, StoredRow | null>(
      rows
        .filter((row) => row.part === part)
        .map(({ sub, content }) => [sub, content === null ? null : JSON.parse(content)]),
    )
  const { customerId, itemId } = first
  const row = ofPart('row').get('')
  const parts = { months: ofPart('months'), valuations: ofPart('valuations') }
  return [
    row === undefined ? { customerId, itemId, ...parts } : { customerId, itemId, row, ...parts },
  ]
}

/** A table of the database, and which part of items its rows are. */
interface PartTable {
  readonly part: Part
  readonly table: string
  readonly customer: string
  readonly item: string | null
  readonly kind: string | null
  readonly sub: string | null
}

function partsOf({ kind }: DifferenceTable): PartTable[] {
  const row = { part: 'row', kind: null, sub: null } as const
  if (!kind) return [{ ...row, table: 'customer', customer: 'id', item: null }]
  const own = { ...row, table: kind.sqlTable, customer: 'customer_id', item: itemColumn(kind) }
  if (!kind.cashFlow) return [own]
  const ofItem = { customer: 'customer_id', item: 'item_id', kind: kind.cashFlow }
  return [
    own,
    { ...ofItem, part: 'months', table: monthsTable(kind.cashFlow), sub: 'year' },
    { ...ofItem, part: 'valuations', table: 'valuation', sub: 'valuation_date' },
  ]
}

/** The first trigger on a row says what it was; a row that comes and goes was not there. */
async function triggersOf(
  copy: Kysely<Schema>,
  { name }: DifferenceTable,
  { part, table, customer, item, kind, sub }: PartTable,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${table}) order by cid`.execute(copy)
  const keys = part === 'row' ? ['customer_id'] : ['customer_id', 'kind', 'item_id']
  const columns =
    table === 'customer'
      ? ['name']
      : rows.map((row) => row.name).filter((column) => !keys.includes(column))
  const content = `json_object(${columns.map((column) => `'${column}', old.${column}`).join(', ')})`
  return (['insert', 'update', 'delete'] as const).map((event) => {
    const row = event === 'insert' ? 'new' : 'old'
    const key = [
      `'${name}'`,
      `${row}.${customer}`,
      item === null ? "''" : `${row}.${item}`,
      `'${part}'`,
      sub === null ? "''" : `cast(${row}.${sub} as text)`,
    ].join(', ')
    const on = event === 'update' ? `update of ${columns.join(', ')}` : event
    const when = kind === null ? '' : `when ${row}.kind = '${kind}'`
    return `create trigger "touched ${name} ${part} ${event}" after ${on} on ${table} ${when} begin
      insert into touched select ${key}, ${event === 'insert' ? 'null' : content}
      where not exists (
        select 1 from touched where (subject, customer_id, item_id, part, sub) = (${key}));
    end`
  })
}
