import type { Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { deleteDifferences } from '../differences/save.ts'
import { deleteOwners } from '../owners/save.ts'
import { forgetFindings } from '../runs/expire.ts'
import { listFiles, removeBytes } from '../runs/files.ts'
import { ENDED } from '../runs/states.ts'
import { type ImportActor, writeActor } from '../runs/store.ts'
import * as texts from '../runs/texts.ts'
import { type CustomerNames, createNaming, listTexts } from './naming.ts'

/** The states in which an import goes on by its differences alone. */
const WRITING = ['applying', 'undoing'] as const

/** Whether deleting a customer whom an import names ends it. */
export const endsWithCustomer = (state: string): boolean =>
  ![...ENDED, ...WRITING].some((one) => one === state)

const unnamed = (subject: string): ImportActor => ({
  ...{ kind: 'program', issuer: 'program', subject },
  email: texts.unnamedProgram,
})

/**
 * Deletes the files of imports that name a customer, with all that was found in them. Imports that were not to be written yet end;
 * the others can still be undone, which needs their differences alone.
 */
export async function forgetRuns(
  trx: Transaction<Schema>,
  runIds: readonly string[],
  customer: CustomerNames,
): Promise<void> {
  const names = createNaming(customer)
  const now = new Date().toISOString()
  for (const id of runIds) {
    const run = await trx
      .updateTable('import_run')
      .set({ message: texts.namesErased, progress: null })
      .where('id', '=', id)
      .returning(['state', 'started_by', 'program_id', 'program_order'])
      .executeTakeFirst()
    if (!run) continue
    const ordered = listTexts(JSON.parse(run.program_order ?? 'null'))
    if (run.program_id !== null && [[run.started_by], ...ordered].some(names))
      await trx
        .updateTable('import_run')
        .set({ started_by: texts.unnamedProgram, actor: writeActor(unnamed(run.program_id)) })
        .set({ program_order: null })
        .where('id', '=', id)
        .execute()
    const files = await listFiles(trx, id)
    for (const { number, name, storage_key } of files) {
      await removeBytes(trx, storage_key)
      const renamed = names([name]) ? { name: texts.unnamedFile(number) } : {}
      await trx
        .updateTable('import_file')
        .set({ kept_until: now, ...renamed })
        .where('run_id', '=', id)
        .where('number', '=', number)
        .execute()
    }
    await forgetFindings(trx, [id])
    if (!endsWithCustomer(run.state)) continue
    await trx
      .updateTable('import_run')
      .set({ state: 'discarded', claim: null, changed_at: now })
      .where('id', '=', id)
      .execute()
    await deleteOwners(trx, id)
    await deleteDifferences(trx, id)
  }
}
