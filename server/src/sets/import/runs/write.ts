import type { Transaction } from 'kysely'
import { emitEvent } from '../../../people/webhooks/emit.ts'
import type { Actor } from '../../../platform/audit/entry.ts'
import type { AuditLog } from '../../../platform/audit/log.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import { DifferencesOutdated, writeDifferences } from '../differences/write.ts'
import { markMappingsUsed } from '../mappings/store.ts'
import { countCustomers } from './checked.ts'
import type { ClaimedImport } from './claim.ts'
import { finishStep } from './finish.ts'
import type { StepParts } from './parts.ts'
import { listSheets } from './sheets.ts'
import * as texts from './texts.ts'

type WriteParts = Omit<StepParts, 'storage'>

interface WrittenRun {
  readonly id: string
  readonly actor: Actor
}

const toRun = ({ id, actor }: ClaimedImport): WrittenRun => ({ id, actor: JSON.parse(actor) })

/** Writes what an import's check has shown: all of it, or nothing. */
export async function applyImport(parts: WriteParts, claimed: ClaimedImport): Promise<void> {
  const { db } = parts.database
  try {
    await transact(db, async (trx) => {
      const applied_at = new Date().toISOString()
      await finishStep(trx, claimed, { state: 'applied', applied_at })
      await writeChecked(parts, trx, toRun(claimed))
    })
  } catch (error) {
    if (!(error instanceof DifferencesOutdated)) throw error
    const message = texts.outdated(error.place)
    await transact(db, (trx) => finishStep(trx, claimed, { state: 'checking', message }))
  }
}

/** Writes what an import's check has shown, in the transaction that moves it to 'applied'. Throws DifferencesOutdated. */
export async function writeChecked(
  {
    audit,
    onRow = () => {},
  }: { readonly audit: AuditLog | undefined; readonly onRow?: StepParts['onRow'] },
  trx: Transaction<Schema>,
  run: WrittenRun,
): Promise<void> {
  await writeDifferences(trx, run.id, 'apply', { onProgress: () => onRow(null) })
  const sheets = await listSheets(trx, run.id)
  await markMappingsUsed(trx, [...new Set(sheets.flatMap(({ mapping }) => mapping ?? []))])
  await emitEvent(trx, {
    type: 'import.completed',
    customerId: null,
    about: 'imports',
    ids: { import: run.id },
  })
  await append(audit, trx, run, 'imported')
}

/** Puts back what was stored before an import: all of it, or nothing. */
export async function undoImport(parts: WriteParts, claimed: ClaimedImport): Promise<void> {
  const { db } = parts.database
  try {
    await transact(db, async (trx) => {
      await finishStep(trx, claimed, { state: 'undone' })
      await writeDifferences(trx, claimed.id, 'undo', { onProgress: () => parts.onRow(null) })
      await append(parts.audit, trx, toRun(claimed), 'importUndone')
    })
  } catch (error) {
    if (!(error instanceof DifferencesOutdated)) throw error
    const message = texts.undoOutdated(error.place)
    await transact(db, (trx) => finishStep(trx, claimed, { state: 'applied', message }))
  }
}

/** Logs the act in the name of whoever ordered it. */
async function append(
  audit: AuditLog | undefined,
  trx: Transaction<Schema>,
  { id, actor }: WrittenRun,
  action: 'imported' | 'importUndone',
): Promise<void> {
  const { checked } = await trx
    .selectFrom('import_run')
    .select('checked')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const count = countCustomers(checked)
  await audit?.append(trx, { action, actor, details: { count: String(count), number: id } })
}
