import { randomUUID } from 'node:crypto'
import type { ListedReport, ReportRun } from '@hausblick/contract/calls/reports.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { findNames } from '../../../people/customers/names.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { Scope, WholeScope } from '../../../platform/http/access.ts'
import type { ReleaseOrder } from './release.ts'

/** Runs listed. */
const MAX_RUNS = 20
/** Reports listed at once. */
const PAGE = 100
/** How long a report that nobody releases is kept. */
const KEPT_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

/** Starts a run, whose reports then wait to be made. Returns how many there are. */
export async function startRun(
  trx: Transaction<Schema>,
  scope: Scope,
  { year, startedBy, demoCustomerId }: { year: number; startedBy: string; demoCustomerId: string },
): Promise<{ id: string; count: number }> {
  const id = randomUUID()
  const now = new Date().toISOString()
  const customerId = scope.kind === 'all' ? null : scope.customerId
  const run = { id, year, customer_id: customerId, started_at: now, started_by: startedBy }
  await trx.insertInto('report_run').values(run).execute()
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('report')
    .columns(['run_id', 'customer_id', 'state', 'due_at', 'attempts'])
    .expression((eb) =>
      eb
        .selectFrom('customer')
        .select([
          eb.val(id).as('run_id'),
          'customer.id as customer_id',
          sql<'waiting'>`'waiting'`.as('state'),
          eb.val(now).as('due_at'),
          sql<number>`0`.as('attempts'),
        ])
        .where('customer.id', customerId === null ? '!=' : '=', customerId ?? demoCustomerId),
    )
    .executeTakeFirst()
  return { id, count: Number(numInsertedOrUpdatedRows) }
}

export async function listRuns(db: Kysely<Schema>, _scope: WholeScope): Promise<ReportRun[]> {
  const runs = await db
    .selectFrom('report_run')
    .selectAll()
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(MAX_RUNS)
    .execute()
  return await addCounts(db, runs)
}

export async function findRun(
  db: Kysely<Schema>,
  _scope: Scope,
  id: string,
): Promise<ReportRun | undefined> {
  const runs = await db.selectFrom('report_run').selectAll().where('id', '=', id).execute()
  return (await addCounts(db, runs))[0]
}

/** Lists the reports of a run by customer, a page at a time. */
export async function listReports(
  db: Kysely<Schema>,
  _scope: WholeScope,
  { id, after = '' }: { readonly id: string; readonly after?: string | undefined },
): Promise<{ reports: ListedReport[]; next: string | null }> {
  const rows = await db
    .selectFrom('report')
    .select(['customer_id as customerId', 'state', 'released_at as releasedAt'])
    .where('run_id', '=', id)
    .where('customer_id', '>', after)
    .orderBy('customer_id')
    .limit(PAGE + 1)
    .execute()
  const listed = rows.slice(0, PAGE)
  const names = await findNames(
    db,
    listed.map(({ customerId }) => customerId),
  )
  const reports = listed.map((report) => ({
    ...report,
    customerName: names.get(report.customerId),
  }))
  return { reports, next: rows.length > PAGE ? (reports.at(-1)?.customerId ?? null) : null }
}

/** Reads a report that has been made and not yet released, as JSON; null if there is none. */
export async function readDraft(
  db: Kysely<Schema>,
  scope: Scope,
  id: string,
): Promise<string | null> {
  if (scope.kind === 'all') return null
  const row = await db
    .selectFrom('report')
    .select('content')
    .where('run_id', '=', id)
    .where('customer_id', '=', scope.customerId)
    .executeTakeFirst()
  return row?.content ?? null
}

/** Has the reports of a run that are made released, of one customer or of all. Returns how many there are. */
export async function orderRelease(
  db: Kysely<Schema>,
  scope: Scope,
  id: string,
  order: ReleaseOrder,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('report')
    .set({
      state: 'releasing',
      release: JSON.stringify(order),
      due_at: new Date().toISOString(),
      attempts: 0,
    })
    .where('run_id', '=', id)
    .where('state', 'in', ['made', 'failed'])
    .where('content', 'is not', null)
    .$if(scope.kind === 'customer', (update) =>
      update.where('customer_id', '=', scope.kind === 'customer' ? scope.customerId : ''),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Deletes reports that were not released in time, and runs without any left. */
export async function removeOldReports(db: Kysely<Schema>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  const old = db.selectFrom('report_run').select('id').where('started_at', '<', before)
  await db
    .deleteFrom('report')
    .where('run_id', 'in', old)
    .where('state', '!=', 'released')
    .execute()
  await db
    .deleteFrom('report_run')
    .where('started_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('report').select('run_id').whereRef('report.run_id', '=', 'report_run.id'),
        ),
      ),
    )
    .execute()
}

async function addCounts(
  db: Kysely<Schema>,
  runs: readonly {
    id: string
    year: number
    customer_id: string | null
    started_at: string
    started_by: string
  }[],
): Promise<ReportRun[]> {
  if (runs.length === 0) return []
  const rows = await db
    .selectFrom('report')
    .select(['run_id', 'state'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(
      'run_id',
      'in',
      runs.map(({ id }) => id),
    )
    .groupBy(['run_id', 'state'])
    .orderBy('state')
    .execute()
  const counts = Map.groupBy(rows, ({ run_id }) => run_id)
  return runs.map(({ id, year, customer_id, started_at, started_by }) => ({
    id,
    year,
    customerId: customer_id,
    startedAt: started_at,
    startedBy: started_by,
    counts: (counts.get(id) ?? []).map(({ state, count }) => ({ state, count: Number(count) })),
  }))
}
