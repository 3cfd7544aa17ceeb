import type { Transaction, UpdateObject } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { type ClaimedImport, holdClaim } from './claim.ts'
import { type ImportState, WORKING } from './states.ts'

/** Ends a step, in the transaction that writes what came of it. Throws ClaimLost. */
export async function finishStep(
  trx: Transaction<Schema>,
  claimed: ClaimedImport,
  { state, ...more }: { readonly state: ImportState } & UpdateObject<Schema, 'import_run'>,
): Promise<void> {
  await holdClaim(trx, claimed)
  const now = new Date().toISOString()
  // From where people go on with it, they also order themselves what is written.
  const rest = WORKING.some((one) => one === state) ? {} : { writes: 0 }
  await trx
    .updateTable('import_run')
    .set({ claim: null, attempts: 0, progress: null, due_at: now, ...rest, ...more, state })
    .where('id', '=', claimed.id)
    .execute()
}
