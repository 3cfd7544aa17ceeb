import { listAmounts } from '@hausblick/contract/rows/months.ts'
import { sql, type Transaction } from 'kysely'
import { splitIntoChunks } from '../platform/database/splitIntoChunks.ts'
import type { Schema } from '../platform/database/tables/schema.ts'
import { upsert } from '../platform/database/upsert.ts'
import { monthColumns, monthsTable } from './cashFlow.ts'
import { toCoarse } from './coarse.ts'
import type { Edition } from './editions.ts'
import type { RecordKind, StoredField } from './recordKind.ts'
import { type DatedRow, type DecodedRow, type StoredValue, toStored } from './row.ts'

const CASH_FLOW_KEY = ['customer_id', 'kind', 'item_id', 'year']
const KEYS_PER_STATEMENT = 1000

/** A row, and whether the newest imported year has it. */
export interface ListedRow extends DatedRow {
  readonly listed: boolean
}

/** Inserts or overwrites rows with their months of the edition's years. */
export async function writeRows(
  trx: Transaction<Schema>,
  { kind, years }: Edition,
  rows: readonly ListedRow[],
): Promise<void> {
  const { cashFlow, compositeId, stored: own } = kind
  await upsert(trx, kind.sqlTable, {
    columns: [
      ...own.flatMap(columnsOf),
      ...(compositeId ? [compositeId.column] : []),
      ...(cashFlow ? ['listed'] : []),
    ],
    keyColumns: kind.keyColumns,
    rows: rows.map(({ row, listed }) => [
      ...storedValues(own, row),
      ...(compositeId ? [compositeId.of(row)] : []),
      ...(cashFlow ? [Number(listed)] : []),
    ]),
  })
  if (!cashFlow) return
  for (const [index, year] of years.entries())
    await upsert(trx, monthsTable(cashFlow), {
      columns: [...CASH_FLOW_KEY, ...monthColumns],
      keyColumns: CASH_FLOW_KEY,
      rows: rows.map(({ row, months }) => {
        const ofYear = months[index]
        if (ofYear?.year !== year)
          throw new Error(`A row of ${kind.name} lacks its months of ${year}.`)
        return [customerOf(row), cashFlow, itemOf(kind, row), year, ...listAmounts(ofYear)]
      }),
    })
}

/** Deletes rows with the months of every year, and their valuations. */
export async function removeRows(
  trx: Transaction<Schema>,
  kind: RecordKind,
  rows: readonly DecodedRow[],
): Promise<void> {
  for (const chunk of splitIntoChunks(rows, KEYS_PER_STATEMENT)) {
    const keys = chunk.map((row) => keyOf(kind, row))
    await deleteByKey(trx, kind.sqlTable, kind.keyColumns, keys)
    if (!kind.cashFlow) continue
    const items = itemsOf(kind, chunk)
    await deleteByKey(trx, monthsTable(kind.cashFlow), ITEM, items)
    await deleteByKey(trx, 'valuation', ITEM, items)
  }
}

/** Deletes the rows' months of the edition's years, and marks the rows as those of earlier years unless they stay listed. */
export async function removeMonths(
  trx: Transaction<Schema>,
  { kind, years }: Edition,
  rows: readonly ListedRow[],
): Promise<void> {
  if (!kind.cashFlow) return
  for (const chunk of splitIntoChunks(rows, KEYS_PER_STATEMENT)) {
    const items = itemsOf(
      kind,
      chunk.map(({ row }) => row),
    )
    if (years.length > 0)
      await sql`delete from ${sql.table(monthsTable(kind.cashFlow))}
        where ${inKeys(ITEM, items)} and year in (${sql.join(years)})`.execute(trx)
    const unlisted = chunk.filter(({ listed }) => !listed).map(({ row }) => keyOf(kind, row))
    if (unlisted.length > 0)
      await sql`update ${sql.table(kind.sqlTable)} set listed = 0
        where ${inKeys(kind.keyColumns, unlisted)}`.execute(trx)
  }
}

export async function removeValuations(
  trx: Transaction<Schema>,
  kind: RecordKind,
  rows: readonly DecodedRow[],
): Promise<void> {
  for (const chunk of splitIntoChunks(rows, KEYS_PER_STATEMENT))
    await deleteByKey(trx, 'valuation', ITEM, itemsOf(kind, chunk))
}

const ITEM = ['customer_id', 'kind', 'item_id']

function itemsOf(kind: RecordKind, rows: readonly DecodedRow[]): StoredValue[][] {
  return rows.map((row) => [customerOf(row), kind.cashFlow, itemOf(kind, row)])
}

async function deleteByKey(
  trx: Transaction<Schema>,
  table: keyof Schema & string,
  columns: readonly string[],
  keys: readonly (readonly StoredValue[])[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${inKeys(columns, keys)}`.execute(trx)
}

function inKeys(columns: readonly string[], keys: readonly (readonly StoredValue[])[]) {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql.join(keys.map((key) => sql`(${sql.join(key)})`))
  return sql`(${names}) in (values ${values})`
}

export function customerOf(row: DecodedRow): string {
  return String(row.customerid)
}

/** Returns the row's id within its customer; empty where a customer has one row. */
export function itemOf({ idField, compositeId }: RecordKind, row: DecodedRow): string {
  if (compositeId) return compositeId.of(row)
  return idField === null ? '' : String(row[idField])
}

/** Returns the values of the columns of a row's key. */
function keyOf(kind: RecordKind, row: DecodedRow): StoredValue[] {
  return kind.keyColumns.length === 1 ? [customerOf(row)] : [customerOf(row), itemOf(kind, row)]
}

function columnsOf({ column, coarse }: StoredField): string[] {
  return coarse ? [column, coarse.column] : [column]
}

/** Returns the values of the fields' columns, those of older programs included. */
function storedValues(fields: readonly StoredField[], row: DecodedRow): StoredValue[] {
  return fields.flatMap((field) => {
    const value = toStored(field, row[field.name] ?? null)
    return field.coarse ? [value, toCoarse(value, field.coarse)] : [value]
  })
}
