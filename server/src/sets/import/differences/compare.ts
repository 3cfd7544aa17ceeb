import { type Kysely, sql } from 'kysely'
import { lockCustomers } from '../../../people/customers/store.ts'
import { beginSnapshot } from '../../../platform/database/snapshot.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { Changes } from '../../../records/write.ts'
import type { Problems } from '../problems/problems.ts'
import { type CheckOptions, checkStaged } from '../staging/checkStaged.ts'
import type { Staging } from '../staging/staging.ts'
import { writeStaged } from '../staging/writeStaged.ts'
import { copyCustomers, STORED } from './copy.ts'
import { type Difference, readDifferences } from './differ.ts'
import { type DifferenceTable, differenceTables } from './tables.ts'

/** The items of some customers in a table: how many there were, and, in pages, what becomes of those that do not stay as they are. */
interface Compared {
  readonly table: DifferenceTable
  readonly stored: number
  readonly pages: AsyncIterable<readonly Difference[]>
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
    const changes = await copy.transaction().execute(async (trx) => {
      await lockCustomers(trx, staging.customerIds())
      return await writeStaged(trx, staging, problems, { forgetValuations, onTable })
    })
    if (problems.errorCount === 0)
      return {
        changes,
        compare: () => compareCopy(copy),
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

async function* compareCopy(copy: Kysely<Schema>): AsyncGenerator<Compared> {
  for (const table of differenceTables)
    yield { table, stored: await countStored(copy, table), pages: readDifferences(copy, table) }
}

async function countStored(copy: Kysely<Schema>, { kind }: DifferenceTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.id(STORED, kind?.sqlTable ?? 'customer')}
    ${kind?.cashFlow ? sql`where listed = 1` : sql``}`.execute(copy)
  return rows[0]?.count ?? 0
}
