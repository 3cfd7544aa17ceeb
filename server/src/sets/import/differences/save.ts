import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import { insert } from '../../../platform/database/upsert.ts'
import { amountsByKindKind } from '../../../records/kinds/amountsByKind.ts'
import type { Comparison } from './compare.ts'
import { type Change, describeRow } from './describe.ts'
import { readStates } from './list.ts'
import type { DifferenceTable } from './tables.ts'

const ROWS_AT_A_TIME = 500
const MAX_SEARCH_LENGTH = 500

const columns = [
  ...['run_id', 'number', 'table_name', 'customer_id', 'item_id'],
  ...['change', 'search', 'before', 'after'],
]

interface Counts {
  added: number
  changed: number
  removed: number
  stored: number
}

/**
 * Stores what an import would change in place of what was stored of it before, in many short transactions. `onProgress` is told
 * how many differences there are so far.
 */
export async function saveDifferences(
  db: Kysely<Schema>,
  runId: string,
  comparison: Comparison,
  { onProgress = () => {} }: { readonly onProgress?: (count: number) => void } = {},
): Promise<void> {
  await deleteDifferences(db, runId)
  const counts = new Map<string, Counts>()
  let number = 0
  for await (const { table, stored, pages } of comparison.compare()) {
    const count = { added: 0, changed: 0, removed: 0, stored }
    counts.set(table.name, count)
    for await (const differences of pages) {
      const rows = differences.map((difference) => {
        const states = readStates(difference)
        const change = changeOf(table, states)
        count[change] += 1
        number += 1
        const { customer_id, item_id, before, after } = difference
        const key = [runId, number, table.name, customer_id, item_id]
        return [...key, change, searchable(table, states), before, after]
      })
      await transact(db, (trx) => insert(trx, 'import_difference', { columns, rows }))
      onProgress(number)
    }
  }
  const changes = [...counts].filter(
    ([, { added, changed, removed }]) => added + changed + removed > 0,
  )
  if (changes.length === 0) return
  await db
    .insertInto('import_change')
    .values(changes.map(([table_name, count]) => ({ run_id: runId, table_name, ...count })))
    .execute()
}

function searchable(table: DifferenceTable, change: Change): string {
  const { customerId, before, after } = change
  const texts = Object.values((after ?? before)?.row ?? {}).filter(
    (value) => typeof value === 'string',
  )
  const search = [describeRow(table, change), customerId, ...texts].join(' ').toLowerCase()
  return search.slice(0, MAX_SEARCH_LENGTH)
}

/**
 * Returns the kind of a change as people see it: what the newest year no longer has, or what loses all months of a year, is removed, although it
 * stays stored for other years. Only of kinds, of which a year that has begun may have none yet, nothing is lost by that.
 */
function changeOf(
  { kind }: DifferenceTable,
  { before, after }: Change,
): 'added' | 'changed' | 'removed' {
  if (!before) return 'added'
  if (!after || before.months.some(({ year }) => !after.months.some((has) => has.year === year)))
    return 'removed'
  const [was, is] = [before.row.listed ?? 1, after.row.listed ?? 1]
  if (was === is || (is !== 1 && kind === amountsByKindKind)) return 'changed'
  return is === 1 ? 'added' : 'removed'
}

export async function deleteDifferences(db: Kysely<Schema>, runId: string): Promise<void> {
  await deleteContent(db, runId)
  await db.deleteFrom('import_change').where('run_id', '=', runId).execute()
}

/** Deletes the differences of all imports but these; how many they were stays. */
export async function pruneDifferences(db: Kysely<Schema>, keep: readonly string[]): Promise<void> {
  let query = db.selectFrom('import_change').select('run_id').distinct()
  if (keep.length > 0) query = query.where('run_id', 'not in', keep)
  for (const { run_id } of await query.execute()) await deleteContent(db, run_id)
}

/** Deletes a few rows at a time, so that others can write in between. */
async function deleteContent(db: Kysely<Schema>, runId: string): Promise<void> {
  while (true) {
    const next = await db
      .selectFrom('import_difference')
      .select('number')
      .where('run_id', '=', runId)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst()
    if (!next) return
    await db
      .deleteFrom('import_difference')
      .where('run_id', '=', runId)
      .where('number', '<', next.number + ROWS_AT_A_TIME)
      .execute()
  }
}
