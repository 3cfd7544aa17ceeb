import type { ReplyOf } from '@hausblick/contract/calls/call.ts'
import type {
  importDifference,
  listImportDifferencesCall,
  tableChanges,
} from '@hausblick/contract/calls/imports.ts'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { ImportDifferenceTable } from '../../../platform/database/tables/importDifferences.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { type Change, describeRow, listFields } from './describe.ts'
import { type Filters, findNumbers, PAGE_SIZE, searchNumbers } from './findNumbers.ts'
import type { ItemState } from './itemState.ts'
import { type DifferenceTable, differenceTables } from './tables.ts'

/** More than this share of a table's rows is many to lose. */
const MANY = 0.1

/** Lists what an import changes, a page at a time, in the order in which it is written. */
export async function listDifferences(
  db: Kysely<Schema>,
  runId: string,
  filters: Filters,
): Promise<ReplyOf<typeof listImportDifferencesCall>> {
  const after = Number(filters.cursor ?? 0) || 0
  const words = (filters.search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const { numbers, total } =
    words.length > 0
      ? await searchNumbers(db, runId, filters, { after, words })
      : await findNumbers(db, runId, filters, after)
  const shown = numbers.slice(0, PAGE_SIZE)
  const rows =
    shown.length === 0
      ? []
      : await db
          .selectFrom('import_difference')
          .selectAll()
          .where('run_id', '=', runId)
          .where('number', 'in', shown)
          .orderBy('number')
          .execute()
  return {
    differences: rows.map(toDifference),
    total,
    next: numbers.length > PAGE_SIZE ? String(shown.at(-1)) : null,
  }
}

function toDifference(row: ImportDifferenceTable): z.infer<typeof importDifference> {
  const table = findTable(row.table_name)
  const change = readStates(row)
  return {
    number: row.number,
    table: table.name,
    title: table.title,
    customerId: row.customer_id,
    change: row.change,
    row: describeRow(table, change),
    fields: listFields(table, change),
  }
}

/** Reads the states that a stored difference has. */
export function readStates({
  customer_id,
  before,
  after,
}: Pick<ImportDifferenceTable, 'customer_id' | 'before' | 'after'>): Change {
  const read = (state: string | null): ItemState | null =>
    state === null ? null : JSON.parse(state)
  return { customerId: customer_id, before: read(before), after: read(after) }
}

function findTable(name: string): DifferenceTable {
  return differenceTables.find((table) => table.name === name) ?? { name, title: name, kind: null }
}

/** Counts what some imports change, by their ids and in the order of the tables. */
export async function countChanges(
  db: Kysely<Schema>,
  runIds: readonly string[],
): Promise<Map<string, z.infer<typeof tableChanges>[]>> {
  if (runIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('import_change')
    .selectAll()
    .where('run_id', 'in', runIds)
    .execute()
  const order = differenceTables.map(({ name }) => name)
  const sorted = rows.toSorted((a, b) => order.indexOf(a.table_name) - order.indexOf(b.table_name))
  const byRun = Map.groupBy(sorted, ({ run_id }) => run_id)
  return new Map(
    [...byRun].map(([runId, changes]) => [
      runId,
      changes.map(({ table_name, added, changed, removed, stored }) => ({
        table: table_name,
        title: findTable(table_name).title,
        added,
        changed,
        removed,
        stored,
        losesMany: removed > stored * MANY,
      })),
    ]),
  )
}
