import { basename } from 'node:path'
import type { Kysely } from 'kysely'
import { commandActor } from '../../../platform/audit/entry.ts'
import type { AuditLog } from '../../../platform/audit/log.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import { hashFile } from '../../../platform/storage/hashFile.ts'
import { createStorageKey } from '../../../platform/storage/key.ts'
import type { Comparison } from '../differences/compare.ts'
import { saveDifferences } from '../differences/save.ts'
import { DifferencesOutdated } from '../differences/write.ts'
import type { Checked } from './checked.ts'
import { discardRun } from './discard.ts'
import { moveOn } from './states.ts'
import { startRun } from './store.ts'
import { writeChecked } from './write.ts'

interface CheckedImport {
  readonly checked: Checked
  readonly moves: boolean
  readonly without: ReadonlySet<string>
  readonly forgetValuations: boolean
  /** Default: nothing is logged. */
  readonly audit: AuditLog | undefined
}

/**
 * Writes what a command has compared, as an import by the browser does, which can be undone there. Throws DifferencesOutdated, having
 * written nothing, if what is stored has changed since.
 */
export async function writeAtOnce(
  db: Kysely<Schema>,
  paths: readonly string[],
  comparison: Comparison,
  checkedImport: CheckedImport,
): Promise<void> {
  const { audit } = checkedImport
  const id = await storeChecked(db, paths, checkedImport)
  await saveDifferences(db, id, comparison)
  try {
    await transact(db, async (trx) => {
      const applied_at = new Date().toISOString()
      await moveOn(trx, id, ['checked'], { state: 'applied', applied_at })
      await writeChecked({ audit }, trx, { id, actor: commandActor })
    })
  } catch (error) {
    if (error instanceof DifferencesOutdated) await discardRun(db, id)
    throw error
  }
}

/** Stores an import that is checked, with its files, whose bytes are not kept. Returns its id. */
async function storeChecked(
  db: Kysely<Schema>,
  paths: readonly string[],
  { checked, moves, without, forgetValuations }: CheckedImport,
): Promise<string> {
  const files = await Promise.all(paths.map(hashFile))
  return await transact(db, async (trx) => {
    const id = await startRun(trx, commandActor, {
      state: 'checked',
      checked: JSON.stringify(checked),
      moves: moves ? 1 : 0,
      forgets_valuations: forgetValuations ? 1 : 0,
      without: JSON.stringify([...without]),
    })
    for (const [index, { path, size, sha256 }] of files.entries())
      await trx
        .insertInto('import_file')
        .values({
          ...{ run_id: id, number: index + 1, name: basename(path), size, sha256 },
          ...{ storage_key: createStorageKey(), kept_until: new Date().toISOString() },
        })
        .execute()
    return id
  })
}
