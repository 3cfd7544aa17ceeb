import type { CheckedOf, ReplyOf } from '@hausblick/contract/calls/call.ts'
import type {
  importDifference,
  listImportDifferencesCall,
  tableChanges,
} from '@hausblick/contract/calls/imports.ts'
import { type Kysely, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { ImportDifferenceTable } from '../../database/tables/importDifferences.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { describeRow, listFields } from './describe.ts'
import type { ItemState } from './itemState.ts'
import { type DifferenceTable, differenceTables } from './tables.ts'

type Filters = CheckedOf<typeof listImportDifferencesCall>['query']

const PAGE_SIZE = 200
/** More than this share of a table's rows is many to lose. */
const MANY = 0.1

/** Lists what an import changes, a page at a time, in the order in which it is written. */
export async function listDifferences(
  db: Kysely<Schema>,
  runId: string,
  { cursor, table, customer, change, search }: Filters,
): Promise<ReplyOf<typeof listImportDifferencesCall>> {
  let found = db.selectFrom('import_difference').where('run_id', '=', runId)
  if (table !== undefined) found = found.where('table_name', '=', table)
  if (customer !== undefined) found = found.where('customer_id', '=', customer)
  if (change !== undefined) found = found.where('change', '=', change)
  for (const word of (search ?? '').toLowerCase().split(/\s+/).filter(Boolean))
    found = found.where(sql<boolean>`search like ${`%${escapeLike(word)}%`} escape '\\'`)
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .where('number', '>', Number(cursor ?? 0) || 0)
    .orderBy('number')
    .limit(PAGE_SIZE + 1)
    .execute()
  const page = rows.slice(0, PAGE_SIZE)
  return {
    differences: page.map(toDifference),
    total: Number(total),
    next: rows.length > PAGE_SIZE ? String(page.at(-1)?.number) : null,
  }
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
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
}: Pick<ImportDifferenceTable, 'customer_id' | 'before' | 'after'>): {
  customerId: string
  before: ItemState | null
  after: ItemState | null
} {
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
