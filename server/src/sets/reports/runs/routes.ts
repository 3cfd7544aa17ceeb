import {
  listReportRunsCall,
  type ReportRun,
  readReportRunCall,
  releaseReportsCall,
  sendReportDraftCall,
  startReportRunCall,
} from '@hausblick/contract/calls/reports.ts'
import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import { requireCustomer } from '../../../people/customers/requireCustomer.ts'
import { transact } from '../../../platform/database/transact.ts'
import { admitStaffTo, admitStaffToAll } from '../../../platform/http/access/roles.ts'
import type { Scope } from '../../../platform/http/access.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import { registerPolling } from '../../../platform/http/polling.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { readNewestYear } from '../../../records/history.ts'
import { readIssuer } from '../issuer.ts'
import type { Renderer } from '../render/renderer.ts'
import { sendReport } from '../sendReport.ts'
import * as texts from '../texts.ts'
import { findRun, listReports, listRuns, orderRelease, readDraft, startRun } from './store.ts'
import { workOnReports } from './work.ts'

/** How long an idle service takes to notice a new run. */
const POLL_MS = 1000

/** Registers what staff make, look at and release, and the work on it in the background. */
export function registerReportRuns(app: App, service: Service, renderer: Renderer): void {
  const { config, database, audit } = service
  const { db } = database
  const answer = createAnswer(app, service)
  registerPolling(app, {
    everyMs: POLL_MS,
    work: (signal) => workOnReports({ ...service, renderer, log: app.log }, signal),
    failure: 'could not work on yearly reports',
  })
  const requireRun = async (scope: Scope, id: string): Promise<ReportRun> => {
    const run = await findRun(db, scope, id)
    if (!run) throw new ServiceError(404, texts.noReportRun)
    return run
  }
  const requireDraft = async (scope: Scope, id: string): Promise<string> => {
    const draft = await readDraft(db, scope, id)
    if (draft === null) throw new ServiceError(404, texts.noReportDraft)
    return draft
  }

  answer(startReportRunCall, {
    admit: (caller, { body }) => admitStaffTo(caller, body.customerId),
    handle: async ({ actor, scope }, { body: { year } }) => {
      const customerId = scope.kind === 'all' ? null : scope.customerId
      if (customerId !== null) await requireCustomer(db, customerId)
      return await transact(db, async (trx) => {
        const { demoCustomerId } = config
        const run = await startRun(trx, scope, { year, startedBy: actor.email, demoCustomerId })
        const details = { year: String(year), count: String(run.count) }
        await audit.append(trx, { action: 'reportsMade', actor, customerId, details })
        return run
      })
    },
  })

  answer(listReportRunsCall, {
    admit: admitStaffToAll,
    handle: async ({ scope }) => ({
      runs: await listRuns(db, scope),
      newestYear: await readNewestYear(db, scope),
    }),
  })

  answer(readReportRunCall, {
    admit: admitStaffToAll,
    handle: async ({ scope }, { params, query }) => {
      const run = await requireRun(scope, params.id)
      return { run, ...(await listReports(db, scope, { id: run.id, ...query })) }
    },
  })

  answer(sendReportDraftCall, {
    admit: async (caller, { params, query }) => {
      const admitted = admitStaffTo(caller, query.customerId)
      await requireDraft(admitted.scope, params.id)
      return admitted
    },
    route: { compress: false },
    send: async ({ scope }, { params }, { reply }) => {
      const report: YearlyReport = JSON.parse(await requireDraft(scope, params.id))
      const issuer = await readIssuer(db, scope, config)
      const bytes = await renderer.render({ report, issuer, format: 'pdf' })
      return sendReport(reply, bytes, { year: report.year, format: 'pdf' })
    },
  })

  answer(releaseReportsCall, {
    admit: (caller, { body }) => admitStaffTo(caller, body.customerId),
    handle: async ({ actor, scope }, { params, body: { notifies } }) => {
      const { id } = await requireRun(scope, params.id)
      const { kind, issuer, subject, email } = actor
      const order = { actor: { kind, issuer, subject, email }, notifies }
      const count = await orderRelease(db, scope, id, order)
      if (count === 0) throw new ServiceError(409, texts.nothingToRelease)
      return { count }
    },
  })
}
