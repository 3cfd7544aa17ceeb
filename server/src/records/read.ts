import type { DecodedOf, Fields } from '@hausblick/contract/rows/fields.ts'
import { DATA_YEAR } from '@hausblick/contract/year.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../database/compileOnce.ts'
import { readPages } from '../database/pages.ts'
import type { Schema } from '../database/tables/schema.ts'
import type { CustomerScope, WholeScope } from '../http/access.ts'
import { selectExact } from './coarse.ts'
import { inYears, type RecordKind, type StoredField } from './recordKind.ts'
import { fromStored, type StoredRow } from './row.ts'

/** Rows per page of an unlimited read, which take a few milliseconds, JSON included. */
const PAGE = 100

/**
 * Reads the rows of these customers with their months, sorted by customer and id: those that the newest imported year has, those
 * of the kind's first year, or all.
 */
export async function readRecords<F extends Fields>(
  db: Kysely<Schema>,
  kind: RecordKind<F>,
  scopes: readonly CustomerScope[],
  { which = 'listed' }: { which?: 'listed' | 'ofYear' | 'all' } = {},
): Promise<DecodedOf<F>[]> {
  const year = which === 'ofYear' ? (kind.years[0] ?? null) : null
  const rows = await readStoredRows(db, kind, scopes, year)
  const wanted = rows.filter(({ present }) => which === 'all' || present === 1)
  return wanted.map((row) => decode(kind, row))
}

/** Reads all rows of these customers as they are stored; `present` is 1 for those of the year, or of the newest imported one. */
export async function readStoredRows(
  db: Kysely<Schema>,
  kind: RecordKind,
  scopes: readonly CustomerScope[],
  year: number | null = null,
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${listFields(kind)}, ${presence(kind, year)} as present
    from ${sql.table(kind.sqlTable)} as r ${joinCashFlow(kind)}
    where r.customer_id in (${sql.join(scopes.map(({ customerId }) => customerId))})
    order by ${sqlKey(kind)}`.execute(db)
  return rows
}

/** The rows that a customer has of a kind, with the data version that they belong to. */
export interface VersionedRows {
  /** Null where there is no such customer. */
  readonly version: number | null
  readonly rows: readonly StoredRow[]
}

/**
 * Creates the read of a customer's rows, sorted by id, together with their data version: in one statement, so that no change
 * comes in between. Without a year, the rows are those of the newest imported year, with months of the data year; with one,
 * those that the year has.
 */
export function createVersionedRead(
  kind: RecordKind,
  year: number | null = null,
): (db: Kysely<Schema>, scope: CustomerScope) => Promise<VersionedRows> {
  const ofYear = inYears(kind, [year ?? DATA_YEAR])
  const select = compileOnce((db, customerId: string) =>
    sql<StoredRow & { readonly data_version: number }>`
      select owner.data_version, ${listFields(ofYear)}, ${presence(ofYear, year)} as present
      from customer as owner
      left join ${sql.table(kind.sqlTable)} as r on r.customer_id = owner.id ${joinCashFlow(ofYear)}
      where owner.id = ${customerId} order by ${sqlKey(kind)}`.compile(db),
  )
  return async (db, { customerId }) => {
    const found = await select(db, customerId)
    // A customer without rows is still joined to one of nothing but nulls.
    const rows = found.filter((row) => row.customerid !== null && row.present === 1)
    return { version: found[0]?.data_version ?? null, rows }
  }
}

/**
 * Creates the read of a customer's records, sorted by id, for reading often. Their months have the names of the data year,
 * whichever year they are of.
 */
export function createCustomerRead<F extends Fields>(
  kind: RecordKind<F>,
): (db: Kysely<Schema>, scope: CustomerScope, year?: number | null) => Promise<DecodedOf<F>[]> {
  const readOf = keepByYear((year) => createVersionedRead(kind, year))
  return async (db, scope, year = null) => {
    const { rows } = await readOf(year)(db, scope)
    const ofYear = inYears(kind, [year ?? DATA_YEAR])
    return rows.map((row) => decode(kind, row, ofYear))
  }
}

/** Creates the read of all customers' rows, in pages, sorted by customer and id; which, as `createVersionedRead` says. */
export function createWholeRead(
  kind: RecordKind,
  year: number | null = null,
): (db: Kysely<Schema>, scope: WholeScope) => AsyncGenerator<readonly StoredRow[]> {
  const ofYear = inYears(kind, [year ?? DATA_YEAR])
  const keyNames = kind.stored
    .filter((field) => kind.keyColumns.includes(field.column))
    .map(({ name }) => name)
  const select = compileOnce((db, ...after: string[]) =>
    sql<StoredRow>`
      select ${listFields(ofYear)} from ${sql.table(kind.sqlTable)} as r ${joinCashFlow(ofYear)}
      where (${sqlKey(kind)}) > (${sql.join(after)}) and ${presence(ofYear, year)} = 1
      order by ${sqlKey(kind)} limit ${sql.lit(PAGE)}`.compile(db),
  )
  // Empty strings come before all keys.
  return (db, _scope) =>
    readPages<StoredRow>(PAGE, (last) =>
      select(db, ...keyNames.map((name) => String(last?.[name] ?? ''))),
    )
}

/** Returns a function that creates something once for each year. */
export function keepByYear<Kept>(
  create: (year: number | null) => Kept,
): (year: number | null) => Kept {
  const kept = new Map<number | null, Kept>()
  return (year) => {
    const known = kept.get(year) ?? create(year)
    kept.set(year, known)
    return known
  }
}

/** Names every field by its wire name. */
function listFields(kind: RecordKind): RawBuilder<unknown> {
  return sql.join(kind.stored.map((field) => sql`${selectField(field)} as ${sql.ref(field.name)}`))
}

function selectField({ column, coarse, year }: StoredField): RawBuilder<unknown> {
  const exact = sql.ref(`${year === null ? 'r' : aliasOf(year)}.${column}`)
  return coarse ? selectExact(exact, coarse) : exact
}

function joinCashFlow({ cashFlow, keyColumns, years }: RecordKind): RawBuilder<unknown> {
  if (!cashFlow) return sql``
  const idColumn = keyColumns[1]
  const itemId = idColumn === undefined ? sql`''` : sql.ref(`r.${idColumn}`)
  const joins = years.map((year) => {
    const column = (name: string) => sql.ref(`${aliasOf(year)}.${name}`)
    return sql`
    left join cash_flow as ${sql.ref(aliasOf(year))}
      on ${column('customer_id')} = r.customer_id and ${column('kind')} = ${cashFlow.kind}
      and ${column('item_id')} = ${itemId} and ${column('year')} = ${year}`
  })
  return sql.join(joins, sql` `)
}

/** Is 1 for rows of the year, or without one for rows of the newest imported year. */
function presence({ cashFlow }: RecordKind, year: number | null): RawBuilder<unknown> {
  if (!cashFlow) return sql`1`
  if (year === null) return sql`r.listed`
  return sql`case when ${sql.ref(`${aliasOf(year)}.year`)} is null then 0 else 1 end`
}

function aliasOf(year: number): string {
  return `c${year}`
}

function sqlKey(kind: RecordKind): RawBuilder<unknown> {
  return sql.join(kind.keyColumns.map((column) => sql.ref(`r.${column}`)))
}

/** Decodes a row that was read with the fields of `read`, which are those of `kind` with months of another year. */
export function decode<F extends Fields>(
  kind: RecordKind<F>,
  row: StoredRow,
  read: RecordKind = kind,
): DecodedOf<F> {
  return Object.fromEntries(
    kind.stored.map((field, index) => [
      field.name,
      fromStored(field, row[read.stored[index]?.name ?? field.name] ?? null),
    ]),
  ) as DecodedOf<F>
}
