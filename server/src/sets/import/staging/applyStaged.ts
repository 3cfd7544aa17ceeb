import type { Kysely, Transaction } from 'kysely'
import { lookAgain } from '../../../people/accounts/subscriptions/choices.ts'
import { lockCustomers } from '../../../people/customers/store.ts'
import type { Recorder } from '../../../platform/audit/log.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { NAME_COLUMN } from '../../../records/kinds/portfolio.ts'
import { recordKinds } from '../../../records/recordKinds.ts'
import { type Changes, replaceLocked } from '../../../records/write.ts'
import type { Problems } from '../problems/problems.ts'
import { checkKinds } from './checkKinds.ts'
import { removeMoved } from './checkOwners.ts'
import { checkStaged } from './checkStaged.ts'
import { emitImport } from './emitImport.ts'
import { recordImport } from './lastImport.ts'
import { removeTermsOfGone } from './removeTermsOfGone.ts'
import type { Staging } from './staging.ts'
import { writeStagedNames } from './writeStagedNames.ts'

interface ApplyOptions {
  readonly dryRun: boolean
  /** Whether items of other customers move to the customers of the files. */
  readonly moves: boolean
  /** Columns that may be missing although values are stored in them. */
  readonly without: ReadonlySet<string>
  readonly forgetValuations: boolean
  /** Called with each table's name before its rows are written. */
  readonly onTable: (table: string) => void
  readonly record: Recorder | undefined
}

/**
 * Replaces the rows of the staged customers and tables in one transaction. Returns the changes by table name, and those of
 * customers' names by that of their column. Rolls back in a dry run, and if the checks report errors, when it returns no changes.
 */
export async function applyStaged(
  db: Kysely<Schema>,
  staging: Staging,
  problems: Problems,
  { dryRun, moves, without, forgetValuations, onTable, record }: ApplyOptions,
): Promise<Map<string, Changes>> {
  const trx = await db.startTransaction().execute()
  try {
    // All at once and in order, so that two imports cannot deadlock.
    await lockCustomers(trx, staging.customerIds())
    await checkStaged(trx, staging, problems, { moves, without })
    await lockCustomers(trx, staging.formerOwners())
    const changes =
      problems.errorCount > 0
        ? new Map<string, Changes>()
        : await writeStaged(trx, staging, problems, { onTable, forgetValuations })
    // Without tables, only documents are imported.
    const customers = staging.customerIds().length
    if (customers > 0) {
      await recordImport(trx)
      await emitImport(trx, null)
      await lookAgain(trx, staging.customerIds())
      await record?.(trx, { action: 'imported', details: { count: String(customers) } })
    }
    await (dryRun || problems.errorCount > 0 ? trx.rollback() : trx.commit()).execute()
    return problems.errorCount > 0 ? new Map() : changes
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute()
    throw error
  }
}

/** Replaces the rows of the staged customers and tables, and reports kinds that exceed their totals then. */
export async function writeStaged(
  trx: Transaction<Schema>,
  staging: Staging,
  problems: Problems,
  options: Pick<ApplyOptions, 'onTable' | 'forgetValuations'>,
): Promise<Map<string, Changes>> {
  const changes = await replaceStaged(trx, staging, options)
  await checkKinds(trx, staging, problems)
  return changes
}

async function replaceStaged(
  trx: Transaction<Schema>,
  staging: Staging,
  { onTable, ...options }: Pick<ApplyOptions, 'onTable' | 'forgetValuations'>,
): Promise<Map<string, Changes>> {
  const changes = new Map<string, Changes>()
  for (const edition of recordKinds.flatMap((kind) => staging.editions(kind)))
    for (const batch of staging.batches(edition)) {
      const { name } = edition.kind
      onTable(name)
      const previous = changes.get(name)
      const next = await replaceLocked(trx, edition, batch, options)
      changes.set(name, previous ? addChanges(previous, next) : next)
    }
  const names = await writeStagedNames(trx, staging)
  if (names) changes.set(NAME_COLUMN, names)
  const gone = [...(await removeMoved(trx, staging)), ...(await removeTermsOfGone(trx, staging))]
  for (const [name, removed] of gone) {
    const previous = changes.get(name)
    const next = { added: 0, changed: 0, unchanged: 0, removed }
    changes.set(name, previous ? addChanges(previous, next) : next)
  }
  return changes
}

function addChanges(a: Changes, b: Changes): Changes {
  return {
    added: a.added + b.added,
    changed: a.changed + b.changed,
    unchanged: a.unchanged + b.unchanged,
    removed: a.removed + b.removed,
  }
}
