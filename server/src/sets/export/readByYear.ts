import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import { monthsTable } from '../../records/cashFlow.ts'
import { type Edition, inYears } from '../../records/editions.ts'
import { readDatedRows } from '../../records/read.ts'
import type { RecordKind } from '../../records/recordKind.ts'
import type { DatedRow } from '../../records/row.ts'
import {
  readStoredHistory,
  type StoredHistory,
  withNewestValuation,
} from '../../records/storedHistory.ts'

/** The rows that a year has of a kind. */
interface YearOfRows {
  readonly edition: Edition
  readonly rows: readonly DatedRow[]
  /** The table's name, with the year if there are several. */
  readonly name: string
}

/**
 * Reads a customer's rows of a kind, year by year, so that importing them together gives what is stored. Rows of earlier years
 * have the valuation that was the newest then.
 */
export async function readByYear(
  db: Kysely<Schema>,
  kind: RecordKind,
  scope: CustomerScope,
): Promise<YearOfRows[]> {
  const years = await readStoredYears(db, kind, scope)
  const newest = years.at(-1)
  if (newest === undefined) {
    const edition = inYears(kind, [])
    return [{ edition, rows: await readDatedRows(db, edition, [scope], 'listed'), name: kind.name }]
  }
  const history = await readStoredHistory(db, kind, [scope.customerId])
  const found: YearOfRows[] = []
  for (const year of years) {
    const edition = inYears(kind, [year])
    const which = year === newest ? 'listed' : 'ofYear'
    const rows = await readDatedRows(db, edition, [scope], which)
    found.push({
      edition,
      rows: year === newest ? rows : rows.map((row) => valuedThen(kind, row, history, year)),
      name: years.length > 1 ? `${kind.name}-${year}` : kind.name,
    })
  }
  return found
}

function valuedThen(
  kind: RecordKind,
  { row, months }: DatedRow,
  history: StoredHistory,
  year: number,
): DatedRow {
  const valuations = [...history.valuationsOf(row).values()]
  const then = valuations.filter(({ date }) => date !== '' && date.slice(0, 4) <= String(year))
  return { row: withNewestValuation(kind, row, then), months }
}

async function readStoredYears(
  db: Kysely<Schema>,
  { cashFlow }: RecordKind,
  { customerId }: CustomerScope,
): Promise<number[]> {
  if (!cashFlow) return []
  const rows = await db
    .selectFrom(monthsTable(cashFlow))
    .select('year')
    .distinct()
    .where('customer_id', '=', customerId)
    .where('kind', '=', cashFlow)
    .orderBy('year')
    .execute()
  return rows.map(({ year }) => year)
}
