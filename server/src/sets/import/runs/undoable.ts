import type { importSummary } from '@hausblick/contract/calls/imports.ts'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { canUndo } from '../differences/canUndo.ts'
import type { ImportState } from './states.ts'
import * as texts from './texts.ts'

type Undo = z.infer<typeof importSummary>['undo']

/** How many imports can be undone. */
const UNDOABLE = 10

/** Returns the ids of the imports whose data hold, the newest first. */
export async function listApplied(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('import_run')
    .select('id')
    .where('state', 'in', ['applied', 'undoing'])
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .limit(UNDOABLE)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns by id whether imports can be undone, or why not; leaves out those that are not applied. */
export async function describeUndo(
  db: Kysely<Schema>,
  runs: readonly { readonly id: string; readonly state: ImportState }[],
): Promise<Map<string, Undo>> {
  const undo = new Map<string, Undo>()
  if (!runs.some(({ state }) => state === 'applied')) return undo
  const applied = await listApplied(db)
  for (const { id, state } of runs) {
    if (state !== 'applied') continue
    const place = applied.indexOf(id)
    const reason =
      place === -1
        ? texts.notAmongLast
        : (await canUndo(db, id, applied.slice(0, place)))
          ? null
          : texts.newerTouched
    undo.set(id, { possible: reason === null, reason })
  }
  return undo
}
