import { yearlyReportQuery } from '@hausblick/contract/reportRequests.ts'
import { reportPaths } from '@hausblick/contract/reports.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { requireCustomer } from '../customers/requireCustomer.ts'
import { admitReport } from '../http/access.ts'
import { ServiceError } from '../http/errors.ts'
import type { App, Service } from '../http/service.ts'
import * as texts from '../http/texts.ts'
import { readIssuer } from './issuer.ts'
import { readReport } from './readReport.ts'
import { createRenderer } from './render/renderer.ts'
import { registerReportRuns } from './runs/routes.ts'
import { describeReport, sendReport } from './sendReport.ts'

/** Reports per address and minute: more than anyone reads, too few to keep others waiting. */
const LIMIT = { max: 120, timeWindow: 60_000 }

/** Registers the yearly report as a file, made on demand, and what staff make for many. */
export function registerReports(app: App, service: Service): void {
  const { config, database, callerOf, look } = service
  const renderer = createRenderer()
  registerReportRuns(app, service, renderer)
  // After the work in the background, which stops first.
  app.addHook('onClose', renderer.end)

  const schema = {
    summary:
      'The report of a customer and a year: as PDF, as a workbook, or as a ZIP of CSV tables.',
    querystring: yearlyReportQuery,
    response: describeReport(),
  }
  app.get(
    reportPaths.yearlyReport,
    { schema, compress: false, config: { rateLimit: LIMIT } },
    async (request, reply) => {
      const { customerId, year, format } = request.query
      const caller = await callerOf(request)
      const scope = admitReport(caller, customerId, config.demoCustomerId)
      if (scope.kind === 'all') throw new ServiceError(400, texts.reportNeedsCustomer)
      await requireCustomer(database.db, scope.customerId)
      const today = berlinDay(new Date())
      const report = await readReport(database.db, scope, { year, today })
      if (report === null) throw new ServiceError(404, texts.noReport(year))
      await look(caller, scope)
      const issuer = await readIssuer(database.db, scope, config)
      const bytes = await renderer.render({ report, issuer, format })
      return sendReport(reply, bytes, { year, format })
    },
  )
}
