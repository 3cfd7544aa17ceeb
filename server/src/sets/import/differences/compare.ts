import { type Kysely, sql } from 'kysely'
import { lockCustomers } from '../../../people/customers/store.ts'
import { beginSnapshot } from '../../../platform/database/snapshot.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { Changes } from '../../../records/write.ts'
import type { Problems } from '../problems/problems.ts'
import { type CheckOptions, checkStaged } from '../staging/checkStaged.ts'
import type { Staging } from '../staging/staging.ts'
import { writeStaged } from '../staging/writeStaged.ts'
import { copyCustomers } from './copy.ts'
import { type Item, type ItemKey, type ItemState, keyOf, readItems } from './itemState.ts'
import { type DifferenceTable, differenceTables } from './tables.ts'
import { readTouched, rememberTouched, restore, type Touched } from './touched.ts'

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
  /** The changes by rows of the files, by table name. */
  readonly changes: ReadonlyMap<string, Changes>
  compare(): AsyncGenerator<Compared>
}

export interface CompareOptions extends CheckOptions {
  /** Whether earlier valuations of the rows in the files are forgotten. */
  readonly forgetValuations?: boolean
  /** Called with each table's name before its rows are compared. */
  readonly onTable?: (table: string) => void
}

/**
 * Tries an import on a copy of what its customers have, and returns what it would change; the database itself is only read.
 * Returns null if there are errors then.
 */
export async function compareStaged(
  db: Kysely<Schema>,
  staging: Staging,
  problems: Problems,
  { forgetValuations = false, onTable = () => {}, ...options }: CompareOptions,
): Promise<Comparison | null> {
  const copy = await copyStored(db, staging, problems, options)
  if (!copy) return null
  try {
    const stored = new Map<string, number>()
    for (const table of differenceTables) stored.set(table.name, await countStored(copy, table))
    await rememberTouched(copy)
    const changes = await copy.transaction().execute(async (trx) => {
      await lockCustomers(trx, staging.customerIds())
      return await writeStaged(trx, staging, problems, { forgetValuations, onTable })
    })
    if (problems.errorCount === 0)
      return {
        changes,
        compare: () => compareCopy(copy, stored),
        [Symbol.asyncDispose]: () => copy.destroy(),
      }
  } catch (error) {
    await copy.destroy()
    throw error
  }
  await copy.destroy()
  return null
}

/** Checks staged files against one state of the database, and copies what this has of their customers; null if there are errors. */
async function copyStored(
  db: Kysely<Schema>,
  staging: Staging,
  problems: Problems,
  options: CheckOptions,
): Promise<Kysely<Schema> | null> {
  const snapshot = await beginSnapshot(db)
  try {
    await checkStaged(snapshot, staging, problems, options)
    if (problems.errorCount > 0) return null
    const customerIds = new Set([...staging.customerIds(), ...staging.formerOwners()])
    return await copyCustomers(snapshot, [...customerIds].toSorted())
  } finally {
    await snapshot.rollback().execute()
  }
}

async function* compareCopy(
  copy: Kysely<Schema>,
  stored: ReadonlyMap<string, number>,
): AsyncGenerator<Compared> {
  for (const table of differenceTables) {
    yield { table, stored: stored.get(table.name) ?? 0, differences: [] }
    for await (const touched of readTouched(copy, table)) {
      const after = await readTable(copy, table, touched)
      yield { table, stored: 0, differences: differ(table, touched, after) }
    }
  }
}

/** Counts the rows of a table that the newest year has. */
async function countStored(copy: Kysely<Schema>, { kind }: DifferenceTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(kind?.sqlTable ?? 'customer')}
    ${kind?.cashFlow ? sql`where listed = 1` : sql``}`.execute(copy)
  return rows[0]?.count ?? 0
}

/** Reads items of a table by their keys. */
export async function readTable(
  db: Kysely<Schema>,
  { kind }: DifferenceTable,
  keys: readonly ItemKey[],
): Promise<Item[]> {
  if (kind) return await readItems(db, kind, keys)
  const customers = await db
    .selectFrom('customer')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      keys.map(({ customerId }) => customerId),
    )
    .execute()
  return customers.map(({ id, name }) => ({
    customerId: id,
    itemId: '',
    state: { row: { name }, months: [], valuations: [] },
  }))
}

/** Returns what has become of written items. */
function differ(
  table: DifferenceTable,
  touched: readonly Touched[],
  items: readonly Item[],
): Difference[] {
  const states = new Map(items.map((item) => [keyOf(item), item.state]))
  return touched.flatMap((item) => {
    const after = states.get(keyOf(item)) ?? null
    const before = restore(after, item)
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    const { customerId, itemId } = item
    return [{ table, customerId, itemId, before, after }]
  })
}
