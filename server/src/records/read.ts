import { DATA_YEAR } from '@hausblick/contract/year.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { type DecodedRow, fromStored, type StoredValue } from './row.ts'
import type { RecordTable } from './table.ts'

/** How many rows are held at a time where all of a table are read. */
const PAGE = 500

type Row = Record<string, StoredValue>

/** The rows of these customers, with their months, in the order of customer and id. None of a customer who does not exist. */
export async function readRecords(
  db: Kysely<Schema>,
  table: RecordTable,
  customerIds: readonly string[],
): Promise<DecodedRow[]> {
  const { rows } = await sql<Row>`
    ${selection(table)}
    where r.customer_id in (${sql.join(customerIds)})
    order by ${key(table)}`.execute(db)
  return rows.map((row) => decode(table, row))
}

/**
 * The rows of all customers, in the order of customer and id, a page at a time. Each page is a query of its own, so that
 * a slow reader holds nothing up; what changes meanwhile is seen by the pages that follow.
 */
export async function* readAllRecords(
  db: Kysely<Schema>,
  table: RecordTable,
): AsyncGenerator<DecodedRow[]> {
  const keyNames = table.stored.filter((field) => table.keyColumns.includes(field.column))
  let after = sql`true`
  for (;;) {
    const { rows } = await sql<Row>`
      ${selection(table)} where ${after} order by ${key(table)} limit ${PAGE}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => decode(table, row))
    if (rows.length < PAGE) return
    const position = keyNames.map(({ name }) => last[name])
    after = sql`(${key(table)}) > (${sql.join(position)})`
  }
}

/** Selects every field under its name on the wire. */
function selection(table: RecordTable): RawBuilder<unknown> {
  const fields = table.stored.map(
    ({ name, column, place }) =>
      sql`${sql.ref(`${place === 'record' ? 'r' : 'c'}.${column}`)} as ${sql.ref(name)}`,
  )
  return sql`select ${sql.join(fields)} from ${sql.table(table.sqlTable)} as r ${months(table)}`
}

function months({ cashFlow, keyColumns }: RecordTable): RawBuilder<unknown> {
  if (!cashFlow) return sql``
  const idColumn = keyColumns[1]
  const itemId = idColumn === undefined ? sql`''` : sql.ref(`r.${idColumn}`)
  return sql`
    left join cash_flow as c
      on c.customer_id = r.customer_id and c.kind = ${cashFlow.kind}
      and c.item_id = ${itemId} and c.year = ${DATA_YEAR}`
}

function key(table: RecordTable): RawBuilder<unknown> {
  return sql.join(table.keyColumns.map((column) => sql.ref(`r.${column}`)))
}

function decode(table: RecordTable, row: Row): DecodedRow {
  return Object.fromEntries(
    table.stored.map((field) => [field.name, fromStored(field, row[field.name] ?? null)]),
  )
}
