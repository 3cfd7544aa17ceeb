import { type Kysely, sql } from 'kysely'
import type { ReportRunTable, ReportTable } from '../../../platform/database/tables/reports.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** A claim's lease, longer than any report takes: a process that still holds it then has died. */
const CLAIM_MS = 5 * MINUTE_MS
/** The pause before each retry; then the report has failed. */
const RETRIES_MS = [10 * SECOND_MS, MINUTE_MS, 10 * MINUTE_MS]

/** A report that this process is to make or release. */
export type ClaimedReport = Pick<
  ReportTable,
  'run_id' | 'customer_id' | 'state' | 'attempts' | 'content' | 'release'
> &
  Pick<ReportRunTable, 'year'>

/** Literally the condition of the index `report_due`. */
const isToDo = sql<boolean>`state in ('waiting', 'releasing')`

/**
 * Claims the most overdue report that no other process has claimed. Returns undefined, without writing, if nothing is due.
 * One that would wait longer than any claim or pause lasts is due, too: the clock has been set back.
 */
export async function claimReport(db: Kysely<Schema>): Promise<ClaimedReport | undefined> {
  const now = Date.now()
  const at = (ms: number) => new Date(now + ms).toISOString()
  const due = db
    .selectFrom('report')
    .select(['run_id', 'customer_id'])
    .where(isToDo)
    .where(({ or, eb }) =>
      or([eb('due_at', '<=', at(0)), eb('due_at', '>', at(2 * Math.max(...RETRIES_MS)))]),
    )
    .orderBy('due_at')
    .limit(1)
  if ((await due.execute()).length === 0) return undefined
  const claimed = await db
    .with('claimed', () => due.forUpdate().skipLocked())
    .updateTable('report')
    .set({ due_at: at(CLAIM_MS) })
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('claimed')
          .select('claimed.run_id')
          .whereRef('claimed.run_id', '=', 'report.run_id')
          .whereRef('claimed.customer_id', '=', 'report.customer_id'),
      ),
    )
    .returning(['run_id', 'customer_id', 'state', 'attempts', 'content', 'release'])
    .executeTakeFirst()
  if (!claimed) return undefined
  const { year } = await db
    .selectFrom('report_run')
    .select('year')
    .where('id', '=', claimed.run_id)
    .executeTakeFirstOrThrow()
  return { ...claimed, year }
}

/** Releases a report after a failed attempt, to be retried after a pause, or gives it up. */
export async function postponeReport(
  db: Kysely<Schema>,
  { run_id, customer_id, state, attempts }: ClaimedReport,
): Promise<void> {
  const pause = RETRIES_MS[attempts]
  await db
    .updateTable('report')
    .set({
      attempts: attempts + 1,
      due_at: new Date(Date.now() + (pause ?? 0)).toISOString(),
      ...(pause === undefined && { state: 'failed' as const }),
    })
    .where('run_id', '=', run_id)
    .where('customer_id', '=', customer_id)
    .where('state', '=', state)
    .execute()
}
