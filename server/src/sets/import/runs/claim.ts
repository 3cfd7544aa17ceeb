import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { ImportRunTable } from '../../../platform/database/tables/imports.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { WorkingState } from './states.ts'

/** A claim's lease, which its holder renews while it works: one that has run out belongs to a process that has died. */
const CLAIM_MS = 30_000

type Run = Selectable<ImportRunTable>
/** An import that this process works on. */
export type ClaimedImport = Pick<
  Run,
  | 'id'
  | 'actor'
  | 'attempts'
  | 'without'
  | 'moves'
  | 'forgets_valuations'
  | 'writes'
  | 'program_order'
> & {
  readonly state: WorkingState
  readonly claim: string
}

/** Literally the condition of the index `import_run_due`. */
const isToDo = sql<boolean>`state in ('examining', 'checking', 'applying', 'undoing')`

/** Claims the most overdue import that no other process works on. Returns undefined, without writing, if nothing is due. */
export async function claimImport(db: Kysely<Schema>): Promise<ClaimedImport | undefined> {
  const now = Date.now()
  const at = (ms: number) => new Date(now + ms).toISOString()
  const due = db
    .selectFrom('import_run')
    .select('id')
    .where(isToDo)
    // One that would wait longer than any claim lasts is due, too: the clock has been set back.
    .where(({ or, eb }) => or([eb('due_at', '<=', at(0)), eb('due_at', '>', at(2 * CLAIM_MS))]))
    .orderBy('due_at')
    .limit(1)
  if ((await due.execute()).length === 0) return undefined
  const claim = randomUUID()
  const claimed = await db
    .with('claimed', () => due.forUpdate().skipLocked())
    .updateTable('import_run')
    .set((eb) => ({ due_at: at(CLAIM_MS), claim, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('claimed').select('id'))
    .returning([
      ...(['id', 'state', 'actor', 'attempts', 'without', 'moves', 'writes'] as const),
      ...(['forgets_valuations', 'program_order'] as const),
    ])
    .executeTakeFirst()
  return claimed && { ...claimed, state: claimed.state as WorkingState, claim }
}

/**
 * Renews a claim, with how far the work is. Returns false if another process has taken it over, or a person has discarded the import;
 * not where the step has just ended, which gives its claim up before its process ends.
 */
export async function renewClaim(
  db: Kysely<Schema>,
  { id, claim, state }: ClaimedImport,
  progress: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_run')
    .set({ due_at: new Date(Date.now() + CLAIM_MS).toISOString(), progress })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return true
  const run = await db
    .selectFrom('import_run')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst()
  return run !== undefined && run.state !== state && run.state !== 'discarded'
}

/** Gives an import back, so that another process goes on with it at once, and does not count the attempt. */
export async function releaseClaim(
  db: Kysely<Schema>,
  { id, claim }: ClaimedImport,
): Promise<void> {
  await db
    .updateTable('import_run')
    .set((eb) => ({
      due_at: new Date().toISOString(),
      claim: null,
      attempts: eb('attempts', '-', 1),
    }))
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute()
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
