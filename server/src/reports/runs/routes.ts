import {
  releaseReportsBody,
  reportRunFileQuery,
  reportRunParams,
  reportRunQuery,
  startReportRunBody,
} from '@hausblick/contract/reportRequests.ts'
import {
  type ReportRun,
  reportRunPaths,
  reportRunReply,
  reportRunStarted,
  reportRunsReply,
  reportsReleased,
} from '@hausblick/contract/reportRuns.ts'
import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import type * as z from 'zod/mini'
import { requireCustomer } from '../../customers/requireCustomer.ts'
import { transact } from '../../database/transact.ts'
import { admitReportRuns } from '../../http/access.ts'
import type { Caller } from '../../http/callers.ts'
import { ServiceError } from '../../http/errors.ts'
import { registerPolling } from '../../http/polling.ts'
import { describeReplies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import * as texts from '../../http/texts.ts'
import { readNewestYear } from '../../records/history.ts'
import { readIssuer } from '../issuer.ts'
import type { Renderer } from '../render/renderer.ts'
import { describeReport, sendReport } from '../sendReport.ts'
import { findRun, listReports, listRuns, orderRelease, readDraft, startRun } from './store.ts'
import { workOnReports } from './work.ts'

/** How long an idle service takes to notice a new run. */
const POLL_MS = 1000

/** Registers what staff make, look at and release, and the work on it in the background. */
export function registerReportRuns(app: App, service: Service, renderer: Renderer): void {
  const { config, database, callerOf, look, audit } = service
  const { db } = database
  registerPolling(app, {
    everyMs: POLL_MS,
    work: (signal) => workOnReports({ ...service, renderer, log: app.log }, signal),
    failure: 'could not work on yearly reports',
  })
  const requireRun = async (
    scope: Parameters<typeof findRun>[1],
    id: string,
  ): Promise<ReportRun> => {
    const run = await findRun(db, scope, id)
    if (!run) throw new ServiceError(404, texts.noReportRun)
    return run
  }

  const startSchema = {
    summary: 'Has yearly reports made in the background, of one customer or of all; for staff.',
    body: startReportRunBody,
    response: describeReplies(reportRunStarted),
  }
  app.post(reportRunPaths.runs, { schema: startSchema }, async (request) => {
    const { customerId, year } = request.body
    const { caller, scope } = admitReportRuns(await callerOf(request), customerId)
    if (customerId !== undefined) await requireCustomer(db, customerId)
    return await transact(db, async (trx) => {
      const { demoCustomerId } = config
      const run = await startRun(trx, scope, { year, startedBy: caller.email, demoCustomerId })
      const details = { year: String(year), count: String(run.count) }
      await audit.append(trx, {
        action: 'reportsMade',
        actor: caller,
        customerId: customerId ?? null,
        details,
      })
      return run
    })
  })

  const listSchema = {
    summary: 'Lists the newest runs of yearly reports; for staff.',
    response: describeReplies(reportRunsReply),
  }
  const read = createReportRunsRead(service)
  app.get(reportRunPaths.runs, { schema: listSchema }, async (request) => {
    return await read(await callerOf(request))
  })

  const runSchema = {
    summary: 'Lists the reports of a run by customer, a page at a time; for staff.',
    params: reportRunParams,
    querystring: reportRunQuery,
    response: describeReplies(reportRunReply),
  }
  app.get(reportRunPaths.run, { schema: runSchema }, async (request) => {
    const { whole } = admitReportRuns(await callerOf(request), undefined)
    const run = await requireRun(whole, request.params.id)
    return { run, ...(await listReports(db, whole, { id: run.id, ...request.query })) }
  })

  const fileSchema = {
    summary: 'A report that is not yet released, as PDF; for staff.',
    params: reportRunParams,
    querystring: reportRunFileQuery,
    response: describeReport(),
  }
  app.get(reportRunPaths.file, { schema: fileSchema, compress: false }, async (request, reply) => {
    const caller = await callerOf(request)
    const { scope } = admitReportRuns(caller, request.query.customerId)
    const content = await readDraft(db, scope, request.params.id)
    if (content === null || scope.kind === 'all') throw new ServiceError(404, texts.noReportDraft)
    await look(caller, scope)
    const report: YearlyReport = JSON.parse(content)
    const issuer = await readIssuer(db, scope, config)
    const bytes = await renderer.render({ report, issuer, format: 'pdf' })
    return sendReport(reply, bytes, { year: report.year, format: 'pdf' })
  })

  const releaseSchema = {
    summary: 'Releases the reports of a run in the background, of one customer or all; for staff.',
    params: reportRunParams,
    body: releaseReportsBody,
    response: describeReplies(reportsReleased),
  }
  app.post(reportRunPaths.release, { schema: releaseSchema }, async (request) => {
    const { customerId, notifies } = request.body
    const { caller, scope, whole } = admitReportRuns(await callerOf(request), customerId)
    const { id } = await requireRun(whole, request.params.id)
    const { kind, issuer, subject, email } = caller
    const actor = { kind, issuer, subject, email }
    const count = await orderRelease(db, scope, id, { actor, notifies })
    if (count === 0) throw new ServiceError(409, texts.nothingToRelease)
    return { count }
  })
}

/** Creates the read of the newest runs. */
export function createReportRunsRead({ database }: Pick<Service, 'database'>) {
  return async (caller: Caller): Promise<z.infer<typeof reportRunsReply>> => {
    const { whole } = admitReportRuns(caller, undefined)
    const newestYear = await readNewestYear(database.db, whole)
    const runs = await listRuns(database.db, whole)
    return { runs, ...(newestYear !== undefined && { newestYear }) }
  }
}
