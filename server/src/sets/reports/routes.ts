import { sendYearlyReportCall } from '@hausblick/contract/calls/reports.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { requireCustomer } from '../../people/customers/requireCustomer.ts'
import { admitReport } from '../../platform/http/access/sets.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { readYears } from '../../records/history.ts'
import { registerCirculars } from './circulars/routes.ts'
import { registerDepreciation } from './depreciation/routes.ts'
import { readIssuer } from './issuer.ts'
import { readReport } from './readReport.ts'
import { createRenderer } from './render/renderer.ts'
import { registerReportRuns } from './runs/routes.ts'
import { sendReport } from './sendReport.ts'
import * as texts from './texts.ts'
import { registerYearFiles } from './yearFiles/routes.ts'

/** Reports per address and minute: more than anyone reads, too few to keep others waiting. */
const LIMIT = { max: 120, timeWindow: 60_000 }

/** Registers the yearly report as a file, made on demand, and what staff make for many. */
export function registerReports(app: App, service: Service): void {
  const { config, database } = service
  const renderer = createRenderer()
  registerReportRuns(app, service, renderer)
  registerCirculars(app, service, renderer)
  registerDepreciation(app, service)
  registerYearFiles(app, service, renderer)
  // After the work in the background, which stops first.
  app.addHook('onClose', renderer.end)

  createAnswer(app, service)(sendYearlyReportCall, {
    admit: async (caller, { query }) => {
      const { demoCustomerId } = config
      const admission = admitReport(caller, query.customerId, demoCustomerId, query.year)
      await requireCustomer(database.db, admission.scope.customerId)
      const years = await readYears(database.db, admission.scope)
      // Before the look is logged: a year without figures shows nothing.
      if (!years.includes(query.year)) throw new ServiceError(404, texts.noReport(query.year))
      return admission
    },
    route: { compress: false, config: { rateLimit: LIMIT } },
    send: async ({ scope, hasDocuments }, { query: { year, format } }, { reply }) => {
      const today = berlinDay(new Date())
      const { cappedPlaces } = config
      const report = await readReport(database.db, scope, {
        ...{ year, today, cappedPlaces, hasDocuments },
      })
      if (report === null) throw new ServiceError(404, texts.noReport(year))
      const issuer = await readIssuer(database.db, scope, config)
      const bytes = await renderer.render({ report, issuer, format })
      return sendReport(reply, bytes, { year, format })
    },
  })
}
