import { type Kysely, type RawBuilder, sql } from 'kysely'
import { readPages } from '../../../platform/database/pages.ts'
import type { ImportDifferenceTable } from '../../../platform/database/tables/importDifferences.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { monthsTable } from '../../../records/cashFlow.ts'
import { STORED } from './copy.ts'
import { itemColumn } from './itemState.ts'
import type { DifferenceTable } from './tables.ts'

const ITEMS_AT_A_TIME = 500
const PART_KEY = ['customer_id', 'kind', 'item_id']
const NONE = sql`json_array()`

/** What becomes of an item. */
export type Difference = Pick<ImportDifferenceTable, 'customer_id' | 'item_id' | 'before' | 'after'>

/** Yields the items of a table that are not what is stored any more, by customer and item. */
export async function* readDifferences(
  copy: Kysely<Schema>,
  table: DifferenceTable,
): AsyncGenerator<readonly Difference[]> {
  const changed = sql.id(STORED, `changed ${table.name}`)
  await sql`create table ${changed} as ${selectChanged(table)}`.execute(copy)
  const [before, after] = [await stateIn(STORED, table, copy), await stateIn('main', table, copy)]
  const pages = readPages<Difference & { number: number }>(ITEMS_AT_A_TIME, async (last) => {
    const { rows } = await sql<Difference & { number: number }>`
      select rowid as number, customer_id, item_id, ${before} as before, ${after} as after
      from ${changed} as item
      where rowid > ${last?.number ?? 0} order by rowid limit ${sql.lit(ITEMS_AT_A_TIME)}`.execute(
      copy,
    )
    return rows
  })
  for await (const page of pages) yield page.filter((item) => item.before !== item.after)
}

/** Selects the keys of the items of which any row has changed. */
function selectChanged({ kind }: DifferenceTable): RawBuilder<unknown> {
  if (!kind)
    return sql`
      select id as customer_id, '' as item_id from (
        select id, name from main.customer except select id, name from ${sql.id(STORED, 'customer')})`
  const { cashFlow, sqlTable } = kind
  const changedIn = (table: string, item: string | null, condition = sql``) => {
    const select = (schema: string) => sql`select * from ${sql.id(schema, table)} ${condition}`
    const key = sql`select customer_id, ${item === null ? sql`''` : sql.ref(item)} as item_id`
    return sql`
      ${key} from (${select('main')} except ${select(STORED)})
      union ${key} from (${select(STORED)} except ${select('main')})`
  }
  const ofKind = sql`where kind = ${cashFlow}`
  const parts = [
    changedIn(sqlTable, itemColumn(kind)),
    ...(cashFlow ? [changedIn(monthsTable(cashFlow), 'item_id', ofKind)] : []),
    ...(cashFlow ? [changedIn('valuation', 'item_id', ofKind)] : []),
  ]
  return sql`${sql.join(parts, sql` union `)} order by customer_id, item_id`
}

/** Selects the state of an `item`, as `ItemState` has it. */
async function stateIn(
  schema: string,
  { kind }: DifferenceTable,
  copy: Kysely<Schema>,
): Promise<RawBuilder<unknown>> {
  if (!kind)
    return sql`(
      select json_object('row', json_object('name', name), 'months', ${NONE}, 'valuations', ${NONE})
      from ${sql.id(schema, 'customer')} where id = item.customer_id)`
  const { cashFlow, sqlTable } = kind
  const list = async (table: string, order: string) =>
    sql`(
      select json_group_array(${await objectOf(copy, table, PART_KEY)} order by ${sql.ref(order)})
      from ${sql.id(schema, table)}
      where customer_id = item.customer_id and kind = ${cashFlow} and item_id = item.item_id)`
  const column = itemColumn(kind)
  return sql`(
    select json_object(
      'row', ${await objectOf(copy, sqlTable, ['customer_id'])},
      'months', ${cashFlow ? await list(monthsTable(cashFlow), 'year') : NONE},
      'valuations', ${cashFlow ? await list('valuation', 'valuation_date') : NONE})
    from ${sql.id(schema, sqlTable)} as own where own.customer_id = item.customer_id
      and ${column === null ? sql`''` : sql.ref(`own.${column}`)} = item.item_id)`
}

async function objectOf(
  copy: Kysely<Schema>,
  table: string,
  key: readonly string[],
): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${table}) order by cid`.execute(copy)
  const columns = rows.map(({ name }) => name).filter((name) => !key.includes(name))
  return sql`json_object(${sql.join(columns.flatMap((name) => [sql.lit(name), sql.ref(name)]))})`
}
