import { isDeepStrictEqual } from 'node:util'
import { sql, type Transaction } from 'kysely'
import { lookAgain } from '../../../people/accounts/subscriptions/choices.ts'
import { writeNames } from '../../../people/customers/names.ts'
import { removeUnused } from '../../../people/customers/removeUnused.ts'
import { incrementDataVersion, lockCustomers } from '../../../people/customers/store.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { insert } from '../../../platform/database/upsert.ts'
import { monthsTable } from '../../../records/cashFlow.ts'
import { noteNewestMonths } from '../../../records/newestMonths.ts'
import type { RecordKind } from '../../../records/recordKind.ts'
import type { StoredRow } from '../../../records/row.ts'
import { quote } from '../problems/problems.ts'
import { recordImport } from '../staging/lastImport.ts'
import { describePlace } from './describe.ts'
import { among, type Item, type ItemState, itemColumn, keyOf, readItems } from './itemState.ts'
import { readStates } from './list.ts'
import { lockStored } from './lockStored.ts'
import { type DifferenceTable, differenceTables } from './tables.ts'

const ITEMS_AT_A_TIME = 500

/** Thrown where what is stored is not what the differences of an import say. */
export class DifferencesOutdated extends Error {
  override readonly name = 'DifferencesOutdated'
  /** In German, the first place where they differ. */
  readonly place: string

  constructor(place: string) {
    super('What is stored has changed since the differences were found.')
    this.place = place
  }
}

/** What an item is to become, and what it must be until then. */
interface Step {
  readonly customerId: string
  readonly itemId: string
  readonly from: ItemState | null
  readonly to: ItemState | null
}

/**
 * Writes the differences of an import, or takes them back. Belongs in one transaction with the import's new state. Throws
 * DifferencesOutdated, when the transaction must be rolled back, if any of the items has changed in between.
 */
export async function writeDifferences(
  trx: Transaction<Schema>,
  runId: string,
  direction: 'apply' | 'undo',
  { onProgress = () => {} }: { readonly onProgress?: (count: number) => void } = {},
): Promise<void> {
  const { customerIds, missing } = await lockStored(trx, runId, direction)
  if (missing[0] !== undefined) throw new DifferencesOutdated(`Eigentümer ${quote(missing[0])}`)
  let count = 0
  // Customers are there before anything of theirs, and leave after it.
  for (const table of direction === 'apply' ? differenceTables : differenceTables.toReversed())
    for await (const rows of readRows(trx, runId, table.name)) {
      const steps = rows.map((row) => {
        const { customerId, before, after } = readStates(row)
        const [from, to] = direction === 'apply' ? [before, after] : [after, before]
        return { customerId, itemId: row.item_id, from, to }
      })
      await writeSteps(trx, table, steps)
      count += steps.length
      onProgress(count)
    }
  await incrementDataVersion(trx, customerIds)
  await lookAgain(trx, customerIds)
  await noteNewestMonths(trx, customerIds, direction === 'apply')
  await recordImport(trx)
}

async function* readRows(trx: Transaction<Schema>, runId: string, table: string) {
  const ofRun = trx.selectFrom('import_difference').where('run_id', '=', runId)
  // Without these bounds, each table would be looked for among the differences of all.
  const { first, last } = await ofRun
    .select(({ fn }) => [fn.min('number').as('first'), fn.max('number').as('last')])
    .where('table_name', '=', table)
    .executeTakeFirstOrThrow()
  for (let next = first ?? 1; next <= (last ?? 0); ) {
    const rows = await ofRun
      .select(['number', 'customer_id', 'item_id', 'before', 'after'])
      .where('number', '>=', next)
      .where('number', '<=', last)
      .orderBy('number')
      .limit(ITEMS_AT_A_TIME)
      .execute()
    yield rows
    next = (rows.at(-1)?.number ?? last) + 1
  }
}

async function writeSteps(
  trx: Transaction<Schema>,
  table: DifferenceTable,
  steps: readonly Step[],
): Promise<void> {
  const { kind } = table
  const stored = await readItems(trx, table, steps)
  if (kind) {
    checkStored(table, steps, stored)
    await replaceItems(trx, kind, steps)
  } else {
    const due = withoutKept(steps, stored)
    checkStored(table, due, stored)
    await writeCustomers(trx, due)
  }
}

/** Leaves out the customers that would leave but have been named since, as by an invitation: they stay. */
function withoutKept(steps: readonly Step[], stored: readonly Item[]): Step[] {
  const names = new Map(stored.map(({ customerId, state }) => [customerId, state.row.name]))
  return steps.filter(
    ({ customerId, from, to }) => to !== null || names.get(customerId) === from?.row.name,
  )
}

async function writeCustomers(trx: Transaction<Schema>, steps: readonly Step[]): Promise<void> {
  const idsOf = (some: readonly Step[]) => some.map(({ customerId }) => customerId)
  await lockCustomers(trx, idsOf(steps.filter(({ from }) => !from)))
  await writeNames(
    trx,
    steps.flatMap(({ customerId, to }) => (to ? [[customerId, String(to.row.name)] as const] : [])),
  )
  await removeUnused(trx, idsOf(steps.filter(({ to }) => !to)))
}

function checkStored(
  table: DifferenceTable,
  steps: readonly Step[],
  stored: readonly Item[],
): void {
  const states = new Map(stored.map((item) => [keyOf(item), item.state]))
  for (const step of steps)
    if (!isDeepStrictEqual(plain(states.get(keyOf(step)) ?? null), plain(step.from)))
      throw new DifferencesOutdated(
        describePlace(table, { customerId: step.customerId, before: step.from, after: step.to }),
      )
}

/** Leaves out what is missing, such as columns that a later version adds, and prototypes, which drivers' rows lack. */
function plain(state: ItemState | null): unknown {
  return JSON.parse(JSON.stringify(state, (_, value) => value ?? undefined) ?? 'null')
}

async function replaceItems(
  trx: Transaction<Schema>,
  kind: RecordKind,
  steps: readonly Step[],
): Promise<void> {
  const { cashFlow, sqlTable } = kind
  const id = itemColumn(kind)
  await sql`delete from ${sql.table(sqlTable)} where ${among(steps, id)}`.execute(trx)
  await insertRows(
    trx,
    sqlTable,
    rowsOf(steps, ({ customerId, to }) => (to ? [{ customer_id: customerId, ...to.row }] : [])),
  )
  if (!cashFlow) return
  for (const [table, part] of [
    [monthsTable(cashFlow), 'months'],
    ['valuation', 'valuations'],
  ] as const) {
    await sql`
      delete from ${sql.table(table)}
      where kind = ${cashFlow} and ${among(steps, 'item_id')}`.execute(trx)
    await insertRows(
      trx,
      table,
      rowsOf(steps, ({ customerId, itemId, to }) =>
        (to?.[part] ?? []).map((row) => ({
          customer_id: customerId,
          kind: cashFlow,
          item_id: itemId,
          ...row,
        })),
      ),
    )
  }
}

function rowsOf(steps: readonly Step[], of: (step: Step) => StoredRow[]): StoredRow[] {
  return steps.flatMap(of)
}

async function insertRows(
  trx: Transaction<Schema>,
  table: keyof Schema & string,
  rows: readonly StoredRow[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  await insert(trx, table, {
    columns,
    rows: rows.map((row) => columns.map((name) => row[name] ?? null)),
  })
}
