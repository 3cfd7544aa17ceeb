import { setImmediate } from 'node:timers/promises'
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
/** Differences that a search looks through at a time, in a few milliseconds. */
const SEARCHED_AT_A_TIME = 5000
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

interface Found {
  /** Those after the cursor, one more than a page if there are. */
  readonly numbers: readonly number[]
  readonly total: number
}

/** Finds differences by what there are indexes of. */
async function findNumbers(
  db: Kysely<Schema>,
  runId: string,
  filters: Filters,
  after: number,
): Promise<Found> {
  const found = filter(db, runId, filters)
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { from, to } = await rangeOf(db, runId, filters.table)
  const rows = await found
    .select('number')
    .where('number', '>=', Math.max(from, after + 1))
    .where('number', '<=', to)
    .orderBy('number')
    .limit(PAGE_SIZE + 1)
    .execute()
  return { numbers: rows.map(({ number }) => number), total: Number(total) }
}

/** Finds differences by words, some at a time, since SQLite's reads hold up other requests. */
async function searchNumbers(
  db: Kysely<Schema>,
  runId: string,
  filters: Filters,
  { after, words }: { readonly after: number; readonly words: readonly string[] },
): Promise<Found> {
  const { from, to } = await rangeOf(db, runId, filters.table)
  const numbers: number[] = []
  let total = 0
  for (let first = from; first <= to; first += SEARCHED_AT_A_TIME) {
    let found = filter(db, runId, filters)
      .where('number', '>=', first)
      .where('number', '<', first + SEARCHED_AT_A_TIME)
    for (const word of words)
      found = found.where(sql<boolean>`search like ${`%${escapeLike(word)}%`} escape '\\'`)
    const rows = await found.select('number').orderBy('number').execute()
    total += rows.length
    const next = rows.filter(({ number }) => number > after).map(({ number }) => number)
    numbers.push(...next.slice(0, PAGE_SIZE + 1 - numbers.length))
    await setImmediate()
  }
  return { numbers, total }
}

function filter(db: Kysely<Schema>, runId: string, { table, customer, change }: Filters) {
  let found = db.selectFrom('import_difference').where('run_id', '=', runId)
  if (table !== undefined) found = found.where('table_name', '=', table)
  if (customer !== undefined) found = found.where('customer_id', '=', customer)
  if (change !== undefined) found = found.where('change', '=', change)
  return found
}

/** Returns the first and the last number of a table, or of all: they run in the order of the tables. */
async function rangeOf(
  db: Kysely<Schema>,
  runId: string,
  name: string | undefined,
): Promise<{ from: number; to: number }> {
  const counts = await db
    .selectFrom('import_change')
    .selectAll()
    .where('run_id', '=', runId)
    .execute()
  let to = 0
  for (const table of differenceTables) {
    const from = to + 1
    const count = counts.find(({ table_name }) => table_name === table.name)
    to += count ? count.added + count.changed + count.removed : 0
    if (table.name === name) return { from, to }
  }
  return { from: 1, to: name === undefined ? to : 0 }
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
