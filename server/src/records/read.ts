import type { DecodedOf, Fields } from '@hausblick/contract/rows/fields.ts'
import { DATA_YEAR } from '@hausblick/contract/year.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { readPages } from '../database/pages.ts'
import type { Schema } from '../database/tables/schema.ts'
import type { CustomerScope, WholeScope } from '../http/access.ts'
import type { RecordKind } from './recordKind.ts'
import { fromStored, type StoredValue } from './row.ts'

/** Rows per page of an unlimited read, which take a few milliseconds, JSON included. */
const PAGE = 100

type Row = Record<string, StoredValue>

/** Reads the rows of these customers with their months, sorted by customer and id. */
export async function readRecords<F extends Fields>(
  db: Kysely<Schema>,
  kind: RecordKind<F>,
  scopes: readonly CustomerScope[],
): Promise<DecodedOf<F>[]> {
  const { rows } = await sql<Row>`
    ${selectRows(kind)}
    where r.customer_id in (${sql.join(scopes.map(({ customerId }) => customerId))})
    order by ${sqlKey(kind)}`.execute(db)
  return rows.map((row) => decode(kind, row))
}

/** Reads the rows of all customers in pages, sorted by customer and id. */
export async function* readAllRecords<F extends Fields>(
  db: Kysely<Schema>,
  kind: RecordKind<F>,
  _scope: WholeScope,
): AsyncGenerator<DecodedOf<F>[]> {
  const keyNames = kind.stored
    .filter((field) => kind.keyColumns.includes(field.column))
    .map(({ name }) => name)
  const pages = readPages<Row>(PAGE, async (last) => {
    const after = last
      ? sql`(${sqlKey(kind)}) > (${sql.join(keyNames.map((name) => last[name]))})`
      : sql`true`
    const { rows } = await sql<Row>`
      ${selectRows(kind)} where ${after} order by ${sqlKey(kind)} limit ${PAGE}`.execute(db)
    return rows
  })
  for await (const rows of pages) yield rows.map((row) => decode(kind, row))
}

/** Selects every field under its wire name. */
function selectRows(kind: RecordKind): RawBuilder<unknown> {
  const fields = kind.stored.map(
    ({ name, column, place }) =>
      sql`${sql.ref(`${place === 'record' ? 'r' : 'c'}.${column}`)} as ${sql.ref(name)}`,
  )
  return sql`select ${sql.join(fields)} from ${sql.table(kind.sqlTable)} as r ${joinCashFlow(kind)}`
}

function joinCashFlow({ cashFlow, keyColumns }: RecordKind): RawBuilder<unknown> {
  if (!cashFlow) return sql``
  const idColumn = keyColumns[1]
  const itemId = idColumn === undefined ? sql`''` : sql.ref(`r.${idColumn}`)
  return sql`
    left join cash_flow as c
      on c.customer_id = r.customer_id and c.kind = ${cashFlow.kind}
      and c.item_id = ${itemId} and c.year = ${DATA_YEAR}`
}

function sqlKey(kind: RecordKind): RawBuilder<unknown> {
  return sql.join(kind.keyColumns.map((column) => sql.ref(`r.${column}`)))
}

function decode<F extends Fields>(kind: RecordKind<F>, row: Row): DecodedOf<F> {
  return Object.fromEntries(
    kind.stored.map((field) => [field.name, fromStored(field, row[field.name] ?? null)]),
  ) as DecodedOf<F>
}
