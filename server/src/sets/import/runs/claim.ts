import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { claim, type Queue, type Row, setDue } from '../../../platform/jobs/queue.ts'
import type { WorkingState } from './states.ts'

/** An import that this process works on. */
export type ClaimedImport = Row<
  'import_run',
  | 'id'
  | 'claim'
  | 'actor'
  | 'attempts'
  | 'without'
  | 'moves'
  | 'forgets_valuations'
  | 'writes'
  | 'program_order'
> & { readonly state: WorkingState }

/** Imports whose next step is to be taken, the most overdue first. */
export const imports: Queue<'import_run', 'id' | 'claim'> = {
  table: 'import_run',
  key: ['id'],
  due: 'due_at',
  holder: 'claim',
  waits: sql`state in ('examining', 'checking', 'applying', 'undoing')`,
  since: sql`changed_at`,
  order: sql`due_at`,
  leaseMs: 30_000,
  pausesMs: [],
}

/** Claims the most overdue import, and counts the attempt. Returns undefined, without writing, if nothing is due. */
export async function claimImport(db: Kysely<Schema>): Promise<ClaimedImport | undefined> {
  const columns = ['state', 'actor', 'attempts', 'without', 'moves', 'writes'] as const
  const [claimed] = await claim(db, imports, [...columns, 'forgets_valuations', 'program_order'])
  if (!claimed) return undefined
  const attempts = claimed.attempts + 1
  await setDue(db, imports, claimed, imports.leaseMs, { attempts })
  return { ...claimed, attempts, state: claimed.state as WorkingState }
}

/**
 * Renews a claim, with how far the work is. Returns false if another process has taken it over, or a person has discarded the import;
 * not where the step has just ended, which gives its claim up before its process ends.
 */
export async function renewClaim(
  db: Kysely<Schema>,
  claimed: ClaimedImport,
  progress: string | null,
): Promise<boolean> {
  if (await setDue(db, imports, claimed, imports.leaseMs, { progress })) return true
  const run = await db
    .selectFrom('import_run')
    .select('state')
    .where('id', '=', claimed.id)
    .executeTakeFirst()
  return run !== undefined && run.state !== claimed.state && run.state !== 'discarded'
}

/** Releases an import, so that another process continues it at once; when the service stops, without counting the attempt. */
export async function releaseClaim(
  db: Kysely<Schema>,
  claimed: ClaimedImport,
  { isCounted }: { readonly isCounted: boolean },
): Promise<void> {
  const attempts = claimed.attempts - (isCounted ? 0 : 1)
  await setDue(db, imports, claimed, 0, { claim: null, attempts })
}

/** Thrown when another process has taken over what this one worked on. */
class ClaimLost extends Error {}

/** Locks an import that this process works on, until the transaction that ends the step. Throws ClaimLost. */
export async function holdClaim(
  trx: Transaction<Schema>,
  { id, claim, state }: ClaimedImport,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('import_run')
    .set({ changed_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('state', '=', state)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new ClaimLost('another process works on this import')
}
