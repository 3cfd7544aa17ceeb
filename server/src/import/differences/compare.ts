import { type Kysely, sql } from 'kysely'
import { lockCustomers } from '../../customers/store.ts'
import { splitIntoChunks } from '../../database/splitIntoChunks.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { transact } from '../../database/transact.ts'
import { writeStaged } from '../applyStaged.ts'
import { checkStaged } from '../checkStaged.ts'
import type { Problems } from '../problems.ts'
import type { Staging } from '../staging.ts'
import { BEFORE, type Copy, copyCustomers } from './copy.ts'
import { type Item, type ItemState, readItems } from './itemState.ts'
import { type DifferenceTable, differenceTables } from './tables.ts'

/** What becomes of an item. */
export interface Difference {
  readonly table: DifferenceTable
  readonly customerId: string
  readonly itemId: string
  /** Null if there was none. */
  readonly before: ItemState | null
  readonly after: ItemState | null
}

/** The items of some customers in a table: how many there were, and what becomes of those that do not stay as they are. */
export interface Compared {
  readonly table: DifferenceTable
  readonly stored: number
  readonly differences: readonly Difference[]
}

/** What an import would change. Disposing of it removes the copy that it was tried on. */
export interface Comparison extends AsyncDisposable {
  compare(): AsyncGenerator<Compared>
}

interface Options {
  /** As of `importFiles`. */
  readonly moves: boolean
  readonly without: ReadonlySet<string>
}

const CUSTOMERS_AT_A_TIME = 100

/**
 * Tries an import on a copy of what its customers have, and returns what it would change; the database itself is only read.
 * Returns null if there are errors then.
 */
export async function compareStaged(
  db: Kysely<Schema>,
  staging: Staging,
  problems: Problems,
  options: Options,
): Promise<Comparison | null> {
  await checkStaged(db, staging, problems, options)
  if (problems.errorCount > 0) return null
  const customerIds = [...new Set([...staging.customerIds(), ...staging.formerOwners()])].toSorted()
  const copy = await copyCustomers(db, customerIds)
  try {
    await transact(copy.db, async (trx) => {
      await lockCustomers(trx, customerIds)
      await writeStaged(trx, staging, problems, { forgetValuations: false, onTable: () => {} })
    })
  } catch (error) {
    await copy[Symbol.asyncDispose]()
    throw error
  }
  if (problems.errorCount === 0)
    return {
      compare: () => compareCopy(copy, customerIds),
      [Symbol.asyncDispose]: () => copy[Symbol.asyncDispose](),
    }
  await copy[Symbol.asyncDispose]()
  return null
}

async function* compareCopy(
  { db }: Copy,
  customerIds: readonly string[],
): AsyncGenerator<Compared> {
  for (const table of differenceTables)
    for (const chunk of splitIntoChunks(customerIds, CUSTOMERS_AT_A_TIME)) {
      const before = await readTable(db, table, chunk, BEFORE)
      const after = await readTable(db, table, chunk, '')
      yield { table, stored: before.length, differences: differ(table, before, after) }
    }
}

async function readTable(
  db: Kysely<Schema>,
  { kind }: DifferenceTable,
  customerIds: readonly string[],
  prefix: string,
): Promise<Item[]> {
  return kind
    ? await readItems(db, kind, { customerIds }, prefix)
    : await readNames(db, customerIds, prefix)
}

/** Reads the names of those customers that have one, as items. */
export async function readNames(
  db: Kysely<Schema>,
  customerIds: readonly string[],
  prefix = '',
): Promise<Item[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from ${sql.table(`${prefix}customer`)}
    where name <> '' and id in (${sql.join(customerIds)})`.execute(db)
  return rows.map(({ id, name }) => ({
    customerId: id,
    itemId: '',
    state: { row: { name }, months: [], valuations: [] },
  }))
}

/** Returns what becomes of items, by customer and item. */
function differ(
  table: DifferenceTable,
  before: readonly Item[],
  after: readonly Item[],
): Difference[] {
  const previous = new Map(before.map((item) => [keyOf(item), item]))
  const next = new Map(after.map((item) => [keyOf(item), item]))
  return [...new Set([...previous.keys(), ...next.keys()])].toSorted().flatMap((key) => {
    const [old, now] = [previous.get(key), next.get(key)]
    const item = old ?? now
    if (!item || (old && now && JSON.stringify(old.state) === JSON.stringify(now.state))) return []
    const { customerId, itemId } = item
    return [{ table, customerId, itemId, before: old?.state ?? null, after: now?.state ?? null }]
  })
}

function keyOf({ customerId, itemId }: Item): string {
  return JSON.stringify([customerId, itemId])
}
