import { DATA_YEAR } from '@hausblick/contract/year.ts'
import { sql, type Transaction } from 'kysely'
import { splitIntoChunks } from '../database/splitIntoChunks.ts'
import type { Schema } from '../database/tables/schema.ts'
import { upsert } from '../database/upsert.ts'
import type { RecordKind, StoredField } from './recordKind.ts'
import { type DecodedRow, type StoredValue, toStored } from './row.ts'

const CASH_FLOW_KEY = ['customer_id', 'kind', 'item_id', 'year']
const KEYS_PER_STATEMENT = 1000

/** Inserts or overwrites rows with their months of the data year. */
export async function writeRows(
  trx: Transaction<Schema>,
  kind: RecordKind,
  rows: readonly DecodedRow[],
): Promise<void> {
  const own = fieldsIn(kind, 'record')
  await upsert(trx, kind.sqlTable, {
    columns: own.map((field) => field.column),
    keyColumns: kind.keyColumns,
    rows: rows.map((row) => storedValues(own, row)),
  })
  const { cashFlow } = kind
  if (!cashFlow) return
  const months = fieldsIn(kind, 'cashFlow')
  await upsert(trx, 'cash_flow', {
    columns: [...CASH_FLOW_KEY, ...months.map((field) => field.column)],
    keyColumns: CASH_FLOW_KEY,
    rows: rows.map((row) => [
      customerOf(row),
      cashFlow.kind,
      itemOf(kind, row),
      DATA_YEAR,
      ...storedValues(months, row),
    ]),
  })
}

/** Deletes rows with the months of every year. */
export async function removeRows(
  trx: Transaction<Schema>,
  kind: RecordKind,
  rows: readonly DecodedRow[],
): Promise<void> {
  const keyFields = kind.stored.filter((field) => kind.keyColumns.includes(field.column))
  for (const chunk of splitIntoChunks(rows, KEYS_PER_STATEMENT)) {
    const keys = chunk.map((row) => storedValues(keyFields, row))
    await deleteByKey(trx, kind.sqlTable, kind.keyColumns, keys)
    if (!kind.cashFlow) continue
    const cashFlowKind = kind.cashFlow.kind
    const items = chunk.map((row) => [customerOf(row), cashFlowKind, itemOf(kind, row)])
    await deleteByKey(trx, 'cash_flow', ['customer_id', 'kind', 'item_id'], items)
  }
}

async function deleteByKey(
  trx: Transaction<Schema>,
  table: keyof Schema & string,
  columns: readonly string[],
  keys: readonly (readonly StoredValue[])[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql.join(keys.map((key) => sql`(${sql.join(key)})`))
  await sql`delete from ${sql.table(table)} where (${names}) in (values ${values})`.execute(trx)
}

export function customerOf(row: DecodedRow): string {
  return String(row.customerid)
}

/** Returns the row's id within its customer; empty where a customer has one row. */
export function itemOf({ idField }: RecordKind, row: DecodedRow): string {
  return idField === null ? '' : String(row[idField])
}

function fieldsIn(kind: RecordKind, place: StoredField['place']): StoredField[] {
  return kind.stored.filter((field) => field.place === place)
}

function storedValues(fields: readonly StoredField[], row: DecodedRow): StoredValue[] {
  return fields.map((field) => toStored(field, row[field.name] ?? null))
}
