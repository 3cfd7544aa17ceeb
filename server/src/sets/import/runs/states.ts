import type { importStates } from '@hausblick/contract/calls/imports.ts'
import type { Kysely, UpdateObject } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import * as texts from './texts.ts'

export type ImportState = (typeof importStates)[number]

/** The states in which the service works. */
export const WORKING = ['examining', 'checking', 'applying', 'undoing'] as const
export type WorkingState = (typeof WORKING)[number]

/** The states that nothing leads out of but undoing. */
export const ENDED = ['applied', 'undone', 'discarded', 'failed'] as const
const KEPT: ReadonlySet<string> = new Set(WORKING)

/** Moves an import on. Throws 409 if it is in none of the states that it may come from. */
export async function moveOn(
  db: Kysely<Schema>,
  id: string,
  from: readonly ImportState[],
  { state, ...more }: { readonly state: ImportState } & UpdateObject<Schema, 'import_run'>,
): Promise<void> {
  const now = new Date().toISOString()
  const begins = KEPT.has(state) ? { due_at: now, attempts: 0, progress: null, message: null } : {}
  const { numUpdatedRows } = await db
    .updateTable('import_run')
    .set({ changed_at: now, claim: null, ...begins, ...more, state })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new ServiceError(409, texts.wrongState)
}
