import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../platform/database/tables/schema.ts'
import { upsert } from '../platform/database/upsert.ts'
import { monthsTable } from './cashFlow.ts'
import type { RecordKind } from './recordKind.ts'
import type { DecodedRow } from './row.ts'
import { customerOf, itemOf } from './statements.ts'

/** What an item was worth at a date. */
export interface Valuation {
  /** ISO 8601 date, month or year; empty if unknown. */
  readonly date: string
  readonly cents: number
  /** Basis points; null if unknown. */
  readonly change: number | null
}

/** What is stored of items beside their rows: the years of their months, and their valuations. */
export interface StoredHistory {
  yearsOf(row: DecodedRow): ReadonlySet<number>
  /** Returns the newest year of any of the customer's items of the kind; null if there is none. */
  newestYear(customerId: string): number | null
  valuationsOf(row: DecodedRow): ReadonlyMap<string, Valuation>
}

const none: ReadonlySet<number> = new Set()
const unvalued: ReadonlyMap<string, Valuation> = new Map()

/** Reads what is stored of these customers' items of a kind. */
export async function readStoredHistory(
  db: Kysely<Schema>,
  kind: RecordKind,
  customerIds: readonly string[],
): Promise<StoredHistory> {
  const years = new Map<string, Set<number>>()
  const newest = new Map<string, number>()
  const valuations = new Map<string, Map<string, Valuation>>()
  if (kind.cashFlow) {
    const item = kind.cashFlow
    const { rows } = await sql<{ customer_id: string; item_id: string; year: number }>`
      select customer_id, item_id, year from ${sql.table(monthsTable(item))}
      where kind = ${item} and customer_id in (${sql.join(customerIds)})`.execute(db)
    for (const { customer_id, item_id, year } of rows) {
      addTo(years, keyOf(customer_id, item_id), () => new Set<number>()).add(year)
      newest.set(customer_id, Math.max(year, newest.get(customer_id) ?? year))
    }
    const stored = await db
      .selectFrom('valuation')
      .selectAll()
      .where('kind', '=', item)
      .where('customer_id', 'in', customerIds)
      .execute()
    for (const { customer_id, item_id, valuation_date, value_cents, value_change_bp } of stored)
      addTo(valuations, keyOf(customer_id, item_id), () => new Map<string, Valuation>()).set(
        valuation_date,
        { date: valuation_date, cents: value_cents, change: value_change_bp },
      )
  }
  const keyOfRow = (row: DecodedRow) => keyOf(customerOf(row), itemOf(kind, row))
  return {
    yearsOf: (row) => years.get(keyOfRow(row)) ?? none,
    newestYear: (customerId) => newest.get(customerId) ?? null,
    valuationsOf: (row) => valuations.get(keyOfRow(row)) ?? unvalued,
  }
}

/** Returns the valuation that a row states; null if it states no value. */
export function statedValuation({ valuation }: RecordKind, row: DecodedRow): Valuation | null {
  const cents = valuation ? row[valuation.value] : null
  if (!valuation || typeof cents !== 'number') return null
  const [date, change] = [row[valuation.date] ?? null, row[valuation.change] ?? null]
  return { date: String(date ?? ''), cents, change: typeof change === 'number' ? change : null }
}

/**
 * Returns a row with the newest of its valuations. Of two dates, of which one is less precise, the more precise counts as newer:
 * 31.12.2024 is newer than 2024.
 */
export function withNewestValuation(
  { valuation }: RecordKind,
  row: DecodedRow,
  valuations: Iterable<Valuation>,
): DecodedRow {
  const newest = [...valuations].toSorted((a, b) => (a.date < b.date ? 1 : -1)).at(0)
  if (!valuation || !newest) return row
  return {
    ...row,
    [valuation.date]: newest.date === '' ? null : newest.date,
    [valuation.value]: newest.cents,
    [valuation.change]: newest.change,
  }
}

/** Inserts or overwrites the valuations that rows state. */
export async function writeValuations(
  trx: Transaction<Schema>,
  kind: RecordKind,
  rows: readonly DecodedRow[],
): Promise<void> {
  const { cashFlow } = kind
  if (!cashFlow) return
  await upsert(trx, 'valuation', {
    columns: [...KEY, 'value_cents', 'value_change_bp'],
    keyColumns: KEY,
    rows: rows.flatMap((row) => {
      const stated = statedValuation(kind, row)
      if (!stated) return []
      const item = [customerOf(row), cashFlow, itemOf(kind, row)]
      return [[...item, stated.date, stated.cents, stated.change]]
    }),
  })
}

const KEY = ['customer_id', 'kind', 'item_id', 'valuation_date']

const keyOf = (customerId: string, itemId: string) => JSON.stringify([customerId, itemId])

function addTo<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create()
  map.set(key, value)
  return value
}
