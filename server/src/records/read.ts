import type { DecodedOf, Fields } from '@hausblick/contract/rows/fields.ts'
import type { CashFlowKind } from '@hausblick/contract/rows/months.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../platform/database/compileOnce.ts'
import { readPages } from '../platform/database/pages.ts'
import type { Schema } from '../platform/database/tables/schema.ts'
import type { CustomerScope, WholeScope } from '../platform/http/access.ts'
import { createReadMonths, hasYear, joinCashFlow, selectMonths } from './cashFlow.ts'
import { selectExact } from './coarse.ts'
import type { Edition } from './editions.ts'
import type { RecordKind, StoredField } from './recordKind.ts'
import { type DatedRow, decodeStored, type StoredRow } from './row.ts'

/** Rows per page of an unlimited read, which take a few milliseconds, JSON included. */
const PAGE = 100

/** The year whose months a read returns, and its rows: those of the newest imported year, or of this one. */
export interface Period {
  readonly year: number
  readonly which: 'listed' | 'ofYear'
}

/** Reads the rows of these customers that the newest imported year has, or all, sorted by customer and id; without their months. */
export async function readRecords<F extends Fields>(
  db: Kysely<Schema>,
  kind: RecordKind<F>,
  scopes: readonly CustomerScope[],
  { which = 'listed' }: { which?: 'all' | 'listed' } = {},
): Promise<DecodedOf<F>[]> {
  const rows = await readStoredRows(db, { kind, years: [] }, scopes)
  const wanted = rows.filter(({ present }) => which === 'all' || present === 1)
  return wanted.map((row) => decodeStored(kind, row) as DecodedOf<F>)
}

/** Reads rows of these customers with the months of an edition's years, sorted by customer and id: all, or those of a period. */
export async function readDatedRows(
  db: Kysely<Schema>,
  edition: Pick<Edition, 'kind' | 'years'>,
  scopes: readonly CustomerScope[],
  which: Period['which'] | 'all',
): Promise<DatedRow[]> {
  const year = which === 'ofYear' ? (edition.years[0] ?? null) : null
  const rows = await readStoredRows(db, edition, scopes, year)
  const wanted = rows.filter(({ present }) => which === 'all' || present === 1)
  return wanted.map(createDecode(edition))
}

/** Reads all rows of these customers as they are stored; `present` is 1 for those of the year, or of the newest imported one. */
export async function readStoredRows(
  db: Kysely<Schema>,
  { kind, years }: Pick<Edition, 'kind' | 'years'>,
  scopes: readonly CustomerScope[],
  year: number | null = null,
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${listColumns(kind, years)}, ${presence(kind, year)} as present
    from ${sql.table(kind.sqlTable)} as r ${joinCashFlow(kind, years)}
    where r.customer_id in (${sql.join(scopes.map(({ customerId }) => customerId))})
    order by ${sqlKey(kind)}`.execute(db)
  return rows
}

/** Creates a function that decodes rows that were read with the months of an edition's years. */
export function createDecode({
  kind,
  years,
}: Pick<Edition, 'kind' | 'years'>): (row: StoredRow) => DatedRow {
  const reads = years.map(createReadMonths)
  return (row) => ({
    row: decodeStored(kind, row),
    months: reads.map((readMonths) => readMonths(row)),
  })
}

/** The rows that a customer has of a kind, with the data version that they belong to. */
export interface VersionedRows {
  /** Null where there is no such customer. */
  readonly version: number | null
  readonly rows: readonly StoredRow[]
}

/**
 * Creates the read of a customer's rows with the months of a year, sorted by id, together with their data version: in one
 * statement, so that no change comes in between.
 */
export function createVersionedRead(
  kind: RecordKind,
  period: Period,
): (db: Kysely<Schema>, scope: CustomerScope) => Promise<VersionedRows> {
  const { years, year } = placesOf(kind, period)
  const select = compileOnce((db, customerId: string) =>
    sql<StoredRow & { readonly data_version: number }>`
      select owner.data_version, ${listColumns(kind, years)}, ${presence(kind, year)} as present
      from customer as owner
      left join ${sql.table(kind.sqlTable)} as r on r.customer_id = owner.id ${joinCashFlow(kind, years)}
      where owner.id = ${customerId} order by ${sqlKey(kind)}`.compile(db),
  )
  return async (db, { customerId }) => {
    const found = await select(db, customerId)
    // A customer without rows is still joined to one of nothing but nulls.
    const rows = found.filter((row) => row.customerid !== null && row.present === 1)
    return { version: found[0]?.data_version ?? null, rows }
  }
}

/** Creates the read of a customer's records of a period, sorted by id, for reading often. */
export function createCustomerRead<F extends Fields, K extends CashFlowKind | null>(
  kind: RecordKind<F, K>,
): (db: Kysely<Schema>, scope: CustomerScope, period: Period) => Promise<DecodedOf<F, K>[]> {
  const readOf = cacheByPeriod((period) => createVersionedRead(kind, period))
  return async (db, scope, period) => {
    const { rows } = await readOf(period)(db, scope)
    const readMonths = kind.cashFlow === null ? () => ({}) : createReadMonths(period.year)
    return rows.map(
      (row) => ({ ...decodeStored(kind, row), ...readMonths(row) }) as DecodedOf<F, K>,
    )
  }
}

/** Creates the read of all customers' rows of a period, in pages, sorted by customer and id. */
export function createWholeRead(
  kind: RecordKind,
  period: Period,
): (db: Kysely<Schema>, scope: WholeScope) => AsyncGenerator<readonly StoredRow[]> {
  const { years, year } = placesOf(kind, period)
  const keys = kind.keyColumns.map(
    (column) => sql`${sql.ref(`r.${column}`)} as ${sql.ref(`key_${column}`)}`,
  )
  const select = compileOnce((db, ...after: string[]) =>
    sql<StoredRow>`
      select ${sql.join(keys)}, ${listColumns(kind, years)}
      from ${sql.table(kind.sqlTable)} as r ${joinCashFlow(kind, years)}
      where (${sqlKey(kind)}) > (${sql.join(after)}) and ${presence(kind, year)} = 1
      order by ${sqlKey(kind)} limit ${sql.lit(PAGE)}`.compile(db),
  )
  // Empty strings come before all keys.
  return (db, _scope) =>
    readPages<StoredRow>(PAGE, (last) =>
      select(db, ...kind.keyColumns.map((column) => String(last?.[`key_${column}`] ?? ''))),
    )
}

/** Returns a function that creates something once for each period. */
export function cacheByPeriod<Value>(create: (period: Period) => Value): (period: Period) => Value {
  const cached = new Map<string, Value>()
  return (period) => {
    const key = keyOfPeriod(period)
    const known = cached.get(key) ?? create(period)
    cached.set(key, known)
    return known
  }
}

export function keyOfPeriod({ year, which }: Period): string {
  return `${which} ${year}`
}

/** Returns the years to join, and the one whose rows are read; null if that is the newest imported one. */
function placesOf({ cashFlow }: RecordKind, { year, which }: Period) {
  return { years: cashFlow === null ? [] : [year], year: which === 'ofYear' ? year : null }
}

/** Names every field by its wire name. */
function listColumns(kind: RecordKind, years: readonly number[]): RawBuilder<unknown> {
  const own = kind.stored.map((field) => sql`${selectField(field)} as ${sql.ref(field.name)}`)
  return sql.join([...own, ...selectMonths(years)])
}

function selectField({ column, coarse }: StoredField): RawBuilder<unknown> {
  const exact = sql.ref(`r.${column}`)
  return coarse ? selectExact(exact, coarse) : exact
}

/** Is 1 for rows of the year, or without one for rows of the newest imported year. */
function presence({ cashFlow }: RecordKind, year: number | null): RawBuilder<unknown> {
  if (!cashFlow) return sql`1`
  return year === null ? sql`r.listed` : hasYear(year)
}

function sqlKey(kind: RecordKind): RawBuilder<unknown> {
  return sql.join(kind.keyColumns.map((column) => sql.ref(`r.${column}`)))
}
