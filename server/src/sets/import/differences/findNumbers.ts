import { setImmediate } from 'node:timers/promises'
import type { CheckedOf } from '@hausblick/contract/calls/call.ts'
import type { listImportDifferencesCall } from '@hausblick/contract/calls/imports.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { differenceTables } from './tables.ts'

export type Filters = CheckedOf<typeof listImportDifferencesCall>['query']

export const PAGE_SIZE = 200
/** Differences that a search looks through at a time, in a few milliseconds. */
const SEARCHED_AT_A_TIME = 5000

interface Found {
  /** Those after the cursor, one more than a page if there are. */
  readonly numbers: readonly number[]
  readonly total: number
}

/** Finds differences by what there are indexes of. */
export async function findNumbers(
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
export async function searchNumbers(
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
