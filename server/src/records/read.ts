import type { DecodedOf, Fields } from '@hausblick/contract/rows/fields.ts'
import { DATA_YEAR } from '@hausblick/contract/year.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { readPages } from '../database/pages.ts'
import type { Schema } from '../database/tables/schema.ts'
import type { CustomerScope, WholeScope } from '../http/access.ts'
import type { RecordKind } from './recordKind.ts'
import { fromStored, type StoredValue } from './row.ts'

/** How many rows are read at a time where all of a table are: so many take a few milliseconds, their JSON included. */
const PAGE = 100

type Row = Record<string, StoredValue>

/** The rows of these customers, with their months, in the order of customer and id. None of a customer who does not exist. */
export async function readRecords<F extends Fields>(
  db: Kysely<Schema>,
  table: RecordKind<F>,
  scopes: readonly CustomerScope[],
): Promise<DecodedOf<F>[]> {
  const { rows } = await sql<Row>`
    ${selection(table)}
    where r.customer_id in (${sql.join(scopes.map(({ customerId }) => customerId))})
    order by ${key(table)}`.execute(db)
  return rows.map((row) => decode(table, row))
}

/** Reads the rows of all customers, in the order of customer and id, page by page. */
export async function* readAllRecords<F extends Fields>(
  db: Kysely<Schema>,
  table: RecordKind<F>,
  _scope: WholeScope,
): AsyncGenerator<DecodedOf<F>[]> {
  const keyNames = table.stored
    .filter((field) => table.keyColumns.includes(field.column))
    .map(({ name }) => name)
  const pages = readPages<Row>(PAGE, async (last) => {
    const after = last
      ? sql`(${key(table)}) > (${sql.join(keyNames.map((name) => last[name]))})`
      : sql`true`
    const { rows } = await sql<Row>`
      ${selection(table)} where ${after} order by ${key(table)} limit ${PAGE}`.execute(db)
    return rows
  })
  for await (const rows of pages) yield rows.map((row) => decode(table, row))
}

/** Selects every field under its name on the wire. */
function selection(table: RecordKind): RawBuilder<unknown> {
  const fields = table.stored.map(
    ({ name, column, place }) =>
      sql`${sql.ref(`${place === 'record' ? 'r' : 'c'}.${column}`)} as ${sql.ref(name)}`,
  )
  return sql`select ${sql.join(fields)} from ${sql.table(table.sqlTable)} as r ${months(table)}`
}

function months({ cashFlow, keyColumns }: RecordKind): RawBuilder<unknown> {
  if (!cashFlow) return sql``
  const idColumn = keyColumns[1]
  const itemId = idColumn === undefined ? sql`''` : sql.ref(`r.${idColumn}`)
  return sql`
    left join cash_flow as c
      on c.customer_id = r.customer_id and c.kind = ${cashFlow.kind}
      and c.item_id = ${itemId} and c.year = ${DATA_YEAR}`
}

function key(table: RecordKind): RawBuilder<unknown> {
  return sql.join(table.keyColumns.map((column) => sql.ref(`r.${column}`)))
}

/** The columns are of the types that the fields' encodings decode to. */
function decode<F extends Fields>(table: RecordKind<F>, row: Row): DecodedOf<F> {
  return Object.fromEntries(
    table.stored.map((field) => [field.name, fromStored(field, row[field.name] ?? null)]),
  ) as DecodedOf<F>
}
