import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { PAUSES_MS } from '../../../platform/jobs/pauses.ts'
import { claim, failAttempt, hasRetry, type Queue, type Row } from '../../../platform/jobs/queue.ts'

type Known = 'run_id' | 'customer_id' | 'attempts'

/** A report that this process is to make or release. */
export type ClaimedReport = Row<'report', Known | 'state' | 'content' | 'release'> &
  Row<'report_run', 'year'>

/** Reports to be made or released, the most overdue first. */
export const reports: Queue<'report', Known> = {
  table: 'report',
  key: ['run_id', 'customer_id'],
  due: 'due_at',
  attempts: 'attempts',
  waits: sql`state in ('waiting', 'releasing')`,
  order: sql`due_at`,
  // Longer than any report takes.
  leaseMs: 5 * 60_000,
  pausesMs: PAUSES_MS.slice(0, 3),
}

/** Claims the most overdue report. Returns undefined if nothing is due. */
export async function claimReport(db: Kysely<Schema>): Promise<ClaimedReport | undefined> {
  const [claimed] = await claim(db, reports, ['state', 'content', 'release'])
  if (!claimed) return undefined
  const { year } = await db
    .selectFrom('report_run')
    .select('year')
    .where('id', '=', claimed.run_id)
    .executeTakeFirstOrThrow()
  return { ...claimed, year }
}

/** Has a report made or released again after a pause, or gives it up. */
export async function postponeReport(db: Kysely<Schema>, claimed: ClaimedReport): Promise<void> {
  await failAttempt(db, reports, claimed, hasRetry(reports, claimed) ? {} : { state: 'failed' })
}
