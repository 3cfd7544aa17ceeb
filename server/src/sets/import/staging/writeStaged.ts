import type { Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { NAME_COLUMN } from '../../../records/kinds/portfolio.ts'
import { recordKinds } from '../../../records/recordKinds.ts'
import { type Changes, replaceLocked } from '../../../records/write.ts'
import type { Problems } from '../problems/problems.ts'
import { checkKinds } from './checkKinds.ts'
import { removeMoved } from './checkOwners.ts'
import { removeTermsOfGone } from './removeTermsOfGone.ts'
import type { Staging } from './staging.ts'
import { writeStagedNames } from './writeStagedNames.ts'

interface WriteOptions {
  readonly forgetValuations: boolean
  /** Called with each table's name before its rows are written. */
  readonly onTable: (table: string) => void
}

/**
 * Replaces the rows of the staged customers and tables, and reports kinds that exceed their totals then. Returns the changes by table
 * name, and those of customers' names by that of their column.
 */
export async function writeStaged(
  trx: Transaction<Schema>,
  staging: Staging,
  problems: Problems,
  options: WriteOptions,
): Promise<Map<string, Changes>> {
  const changes = await replaceStaged(trx, staging, options)
  await checkKinds(trx, staging, problems)
  return changes
}

async function replaceStaged(
  trx: Transaction<Schema>,
  staging: Staging,
  { onTable, ...options }: WriteOptions,
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
