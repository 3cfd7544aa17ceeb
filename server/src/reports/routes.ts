import { yearlyReportQuery } from '@hausblick/contract/reportRequests.ts'
import { reportFileName, reportFormats, reportPaths } from '@hausblick/contract/reports.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { create as contentDisposition } from 'content-disposition'
import { requireCustomer } from '../customers/requireCustomer.ts'
import { admitRecords } from '../http/access.ts'
import { ServiceError } from '../http/errors.ts'
import { describeErrorReplies } from '../http/schemas.ts'
import type { App, Service } from '../http/service.ts'
import * as texts from '../http/texts.ts'
import { readIssuer } from './issuer.ts'
import { readReport } from './readReport.ts'
import { createRenderer } from './render/renderer.ts'

const FILE = { type: 'string', format: 'binary' }

/** Registers the yearly report as a file, made on demand. */
export function registerReports(app: App, service: Service): void {
  const { config, database, callerOf, look } = service
  const renderer = createRenderer()
  app.addHook('onClose', renderer.end)

  const schema = {
    summary:
      'The report of a customer and a year: as PDF, as a workbook, or as a ZIP of CSV tables.',
    querystring: yearlyReportQuery,
    response: {
      ...describeErrorReplies(),
      200: {
        content: Object.fromEntries(
          Object.values(reportFormats).map(({ type }) => [type, { schema: FILE }]),
        ),
      },
    },
  }
  app.get(reportPaths.yearlyReport, { schema, compress: false }, async (request, reply) => {
    const { customerId, year, format } = request.query
    const caller = await callerOf(request)
    const scope = admitRecords(caller, customerId, config.demoCustomerId)
    if (scope.kind === 'all') throw new ServiceError(400, texts.reportNeedsCustomer)
    await look(caller, scope)
    await requireCustomer(database.db, scope.customerId)
    const today = berlinDay(new Date())
    const report = await readReport(database.db, scope, { year, today })
    if (report === null) throw new ServiceError(404, texts.noReport(year))
    const issuer = await readIssuer(database.db, scope, config)
    const bytes = await renderer.render({ report, issuer, format })
    reply.headers({
      'cache-control': 'private, no-store',
      'content-disposition': contentDisposition(reportFileName(year, format)),
    })
    return reply.type(reportFormats[format].type).send(Buffer.from(bytes))
  })
}
