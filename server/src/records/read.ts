import type { DecodedOf, Fields } from '@hausblick/contract/rows/fields.ts'
import { DATA_YEAR } from '@hausblick/contract/year.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../database/compileOnce.ts'
import { readPages } from '../database/pages.ts'
import type { Schema } from '../database/tables/schema.ts'
import type { CustomerScope, WholeScope } from '../http/access.ts'
import type { RecordKind } from './recordKind.ts'
import { fromStored, type StoredRow } from './row.ts'

/** Rows per page of an unlimited read, which take a few milliseconds, JSON included. */
const PAGE = 100

/** Reads the rows of these customers with their months, sorted by customer and id. */
export async function readRecords<F extends Fields>(
  db: Kysely<Schema>,
  kind: RecordKind<F>,
  scopes: readonly CustomerScope[],
): Promise<DecodedOf<F>[]> {
  const { rows } = await sql<StoredRow>`
    select ${listFields(kind)} from ${sql.table(kind.sqlTable)} as r ${joinCashFlow(kind)}
    where r.customer_id in (${sql.join(scopes.map(({ customerId }) => customerId))})
    order by ${sqlKey(kind)}`.execute(db)
  return rows.map((row) => decode(kind, row))
}

/** The rows that a customer has of a kind, with the data version that they belong to. */
export interface VersionedRows {
  /** Null where there is no such customer. */
  readonly version: number | null
  readonly rows: readonly StoredRow[]
}

/**
 * Creates the read of a customer's rows, sorted by id, together with their data version: in one statement, so that no change
 * comes in between.
 */
export function createVersionedRead(
  kind: RecordKind,
): (db: Kysely<Schema>, scope: CustomerScope) => Promise<VersionedRows> {
  const select = compileOnce((db, customerId: string) =>
    sql<StoredRow & { readonly data_version: number }>`
      select owner.data_version, ${listFields(kind)} from customer as owner
      left join ${sql.table(kind.sqlTable)} as r on r.customer_id = owner.id ${joinCashFlow(kind)}
      where owner.id = ${customerId} order by ${sqlKey(kind)}`.compile(db),
  )
  return async (db, { customerId }) => {
    const found = await select(db, customerId)
    // A customer without rows is still joined to one of nothing but nulls.
    const rows = found.filter((row) => row.customerid !== null)
    return { version: found[0]?.data_version ?? null, rows }
  }
}

/** Creates the read of a customer's records, sorted by id, for reading often. */
export function createCustomerRead<F extends Fields>(
  kind: RecordKind<F>,
): (db: Kysely<Schema>, scope: CustomerScope) => Promise<DecodedOf<F>[]> {
  const read = createVersionedRead(kind)
  return async (db, scope) => {
    const { rows } = await read(db, scope)
    return rows.map((row) => decode(kind, row))
  }
}

/** Creates the read of all customers' rows, in pages, sorted by customer and id. */
export function createWholeRead(
  kind: RecordKind,
): (db: Kysely<Schema>, scope: WholeScope) => AsyncGenerator<readonly StoredRow[]> {
  const keyNames = kind.stored
    .filter((field) => kind.keyColumns.includes(field.column))
    .map(({ name }) => name)
  const select = compileOnce((db, ...after: string[]) =>
    sql<StoredRow>`
      select ${listFields(kind)} from ${sql.table(kind.sqlTable)} as r ${joinCashFlow(kind)}
      where (${sqlKey(kind)}) > (${sql.join(after)})
      order by ${sqlKey(kind)} limit ${sql.lit(PAGE)}`.compile(db),
  )
  // Empty strings come before all keys.
  return (db, _scope) =>
    readPages<StoredRow>(PAGE, (last) =>
      select(db, ...keyNames.map((name) => String(last?.[name] ?? ''))),
    )
}

/** Names every field by its wire name. */
function listFields(kind: RecordKind): RawBuilder<unknown> {
  const fields = kind.stored.map(
    ({ name, column, place }) =>
      sql`${sql.ref(`${place === 'record' ? 'r' : 'c'}.${column}`)} as ${sql.ref(name)}`,
  )
  return sql.join(fields)
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

function decode<F extends Fields>(kind: RecordKind<F>, row: StoredRow): DecodedOf<F> {
  return Object.fromEntries(
    kind.stored.map((field) => [field.name, fromStored(field, row[field.name] ?? null)]),
  ) as DecodedOf<F>
}
