import type { Actor } from '../../../platform/audit/entry.ts'
import { transact } from '../../../platform/database/transact.ts'
import { DifferencesOutdated, writeDifferences } from '../differences/write.ts'
import { markMappingsUsed } from '../mappings/store.ts'
import { emitImport } from '../staging/emitImport.ts'
import { countCustomers } from './checked.ts'
import type { ClaimedImport } from './claim.ts'
import { finishStep } from './finish.ts'
import type { StepParts } from './parts.ts'
import { listSheets } from './sheets.ts'
import * as texts from './texts.ts'

type WriteParts = Pick<StepParts, 'database' | 'audit' | 'onRow'>

/** Writes what an import's check has shown: all of it, or nothing. */
export async function applyImport(parts: WriteParts, claimed: ClaimedImport): Promise<void> {
  const { db } = parts.database
  try {
    await transact(db, async (trx) => {
      const applied_at = new Date().toISOString()
      await finishStep(trx, claimed, { state: 'applied', applied_at })
      await writeDifferences(trx, claimed.id, 'apply', { onProgress: () => parts.onRow(null) })
      const sheets = await listSheets(trx, claimed.id)
      await markMappingsUsed(trx, [...new Set(sheets.flatMap(({ mapping }) => mapping ?? []))])
      await emitImport(trx, claimed.id)
      await append(parts, trx, claimed, 'imported')
    })
  } catch (error) {
    if (!(error instanceof DifferencesOutdated)) throw error
    const message = texts.outdated(error.place)
    await transact(db, (trx) => finishStep(trx, claimed, { state: 'checking', message }))
  }
}

/** Puts back what was stored before an import: all of it, or nothing. */
export async function undoImport(parts: WriteParts, claimed: ClaimedImport): Promise<void> {
  const { db } = parts.database
  try {
    await transact(db, async (trx) => {
      await finishStep(trx, claimed, { state: 'undone' })
      await writeDifferences(trx, claimed.id, 'undo', { onProgress: () => parts.onRow(null) })
      await append(parts, trx, claimed, 'importUndone')
    })
  } catch (error) {
    if (!(error instanceof DifferencesOutdated)) throw error
    const message = texts.undoOutdated(error.place)
    await transact(db, (trx) => finishStep(trx, claimed, { state: 'applied', message }))
  }
}

/** Logs the act in the name of whoever ordered it. */
async function append(
  { audit }: WriteParts,
  trx: Parameters<WriteParts['audit']['append']>[0],
  { id, actor }: ClaimedImport,
  action: 'imported' | 'importUndone',
): Promise<void> {
  const by: Actor = JSON.parse(actor)
  const { checked } = await trx
    .selectFrom('import_run')
    .select('checked')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const count = countCustomers(checked)
  await audit.append(trx, { action, actor: by, details: { count: String(count), number: id } })
}
