import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { pruneDifferences } from '../differences/save.ts'
import { ENDED, WORKING } from './states.ts'
import { listApplied } from './undoable.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_DAYS = 90

/**
 * Ends imports that nobody has gone on with, and deletes what was found in files that are no longer kept, and the differences of
 * imports that cannot be undone any more. Who imported which files when stays, as does how much changed.
 */
export async function removeOldImports(db: Kysely<Schema>, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  await db.deleteFrom('program_key').where('claimed_at', '<', before).execute()
  await db
    .updateTable('import_run')
    .set({ state: 'discarded' })
    .where('started_at', '<', before)
    .where('state', 'not in', [...ENDED, ...WORKING])
    .execute()
  const old = db
    .selectFrom('import_run')
    .select('id')
    .where('started_at', '<', before)
    .where('state', 'in', ENDED)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('import_file')
            .select('run_id')
            .whereRef('run_id', '=', 'import_run.id')
            .where('kept_until', '>', now.toISOString()),
        ),
      ),
    )
  await forgetFindings(db, old)
  const unfinished = await db
    .selectFrom('import_run')
    .select('id')
    .where('state', 'not in', ENDED)
    .execute()
  await pruneDifferences(db, [...unfinished.map(({ id }) => id), ...(await listApplied(db))])
}

/** Deletes what was found, decided and set right in the files of imports. */
export async function forgetFindings(
  db: Kysely<Schema>,
  runIds: readonly string[] | SelectQueryBuilder<Schema, 'import_run', { id: string }>,
): Promise<void> {
  await db.deleteFrom('import_fault').where('run_id', 'in', runIds).execute()
  await db
    .updateTable('import_correction')
    .set({ value: '' })
    .where('run_id', 'in', runIds)
    .where('value', '!=', '')
    .execute()
  await db
    .updateTable('import_sheet')
    .set({ content: null, profile: null })
    .where('run_id', 'in', runIds)
    .where('content', 'is not', null)
    .execute()
}
