import type { Kysely, Transaction } from 'kysely'
import { lockCustomers } from '../customers/store.ts'
import type { Schema } from '../database/tables/schema.ts'
import { recordKinds } from '../records/recordKinds.ts'
import { type Changes, replaceRecords } from '../records/write.ts'
import { checkStaged } from './checkStaged.ts'
import { removeMoved } from './owners.ts'
import type { Problems } from './problems.ts'
import type { Staging } from './staging.ts'

interface ApplyOptions {
  readonly dryRun: boolean
  /** Whether what belongs to another customer leaves him. */
  readonly moves: boolean
  /** Called with the name of each table before it is applied. */
  readonly onTable: (table: string) => void
}

/**
 * Replaces the rows of the staged customers and tables in one transaction, and counts the changes by the table's name. It is
 * undone where a credit would name nothing, which is reported and leaves no changes, and for a dry run.
 */
export async function applyStaged(
  db: Kysely<Schema>,
  staging: Staging,
  problems: Problems,
  { dryRun, moves, onTable }: ApplyOptions,
): Promise<Map<string, Changes>> {
  const trx = await db.startTransaction().execute()
  try {
    // All of them at once and in order, so that two imports cannot wait for each other.
    await lockCustomers(trx, staging.customerIds())
    await checkStaged(trx, staging, problems, { moves })
    await lockCustomers(trx, staging.formerOwners())
    const changes =
      problems.errorCount > 0 ? new Map<string, Changes>() : await replace(trx, staging, onTable)
    await (dryRun || problems.errorCount > 0 ? trx.rollback() : trx.commit()).execute()
    return changes
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute()
    throw error
  }
}

async function replace(
  trx: Transaction<Schema>,
  staging: Staging,
  onTable: (table: string) => void,
): Promise<Map<string, Changes>> {
  const changes = new Map<string, Changes>()
  for (const table of recordKinds)
    for (const batch of staging.batches(table)) {
      onTable(table.name)
      const previous = changes.get(table.name)
      const next = await replaceRecords(trx, table, batch)
      changes.set(table.name, previous ? added(previous, next) : next)
    }
  for (const [table, removed] of await removeMoved(trx, staging)) {
    const previous = changes.get(table)
    const next = { added: 0, changed: 0, unchanged: 0, removed }
    changes.set(table, previous ? added(previous, next) : next)
  }
  return changes
}

function added(a: Changes, b: Changes): Changes {
  return {
    added: a.added + b.added,
    changed: a.changed + b.changed,
    unchanged: a.unchanged + b.unchanged,
    removed: a.removed + b.removed,
  }
}
