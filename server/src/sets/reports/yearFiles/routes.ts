import { sendYearFilesCall, yearFilesName } from '@hausblick/contract/calls/reports.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { create as contentDisposition } from 'content-disposition'
import { requireCustomer } from '../../../people/customers/requireCustomer.ts'
import { transact } from '../../../platform/database/transact.ts'
import { guestAt } from '../../../platform/http/access/customers.ts'
import { admitYearFiles } from '../../../platform/http/access/sets.ts'
import { onlookerOf } from '../../../platform/http/accessLog.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { writeZip } from '../../export/writeZip.ts'
import { readIssuer } from '../issuer.ts'
import { readReport } from '../readReport.ts'
import type { Renderer } from '../render/renderer.ts'
import * as texts from '../texts.ts'
import { listYearFiles } from './yearFiles.ts'

/** Downloads per address and minute: each reads all documents of a year. */
const LIMIT = { max: 20, timeWindow: 60_000 }

/** Registers what an adviser gets of a year, as one ZIP that is written while it is sent. */
export function registerYearFiles(app: App, service: Service, renderer: Renderer): void {
  const { config, database, storage, audit, look } = service
  const { db } = database

  createAnswer(app, service)(sendYearFilesCall, {
    admit: async (caller, { query }) => {
      const admitted = admitYearFiles(caller, query.customerId, query.year)
      await requireCustomer(db, admitted.scope.customerId)
      return admitted
    },
    cacheControl: 'private, no-store',
    // PDFs are compressed already.
    route: { compress: false, config: { rateLimit: LIMIT } },
    send: async ({ actor, scope }, { query: { year } }, { reply }) => {
      const { customerId } = scope
      const { cappedPlaces } = config
      const today = berlinDay(new Date())
      const report = await readReport(db, scope, { year, today, cappedPlaces })
      if (report === null) throw new ServiceError(404, texts.noReport(year))
      const issuer = await readIssuer(db, scope, config)
      const details = { year: String(year) }
      if (guestAt(actor, customerId)) await look(actor, scope)
      const by = onlookerOf(actor, customerId) ?? actor
      await transact(db, (trx) =>
        audit.append(trx, { action: 'exported', actor: by, customerId, details }),
      )
      const parts = { database, storage, renderer, log: app.log }
      const zip = writeZip(listYearFiles(parts, scope, { report, issuer }))
      reply.header('content-disposition', contentDisposition(yearFilesName(year)))
      return reply.type('application/zip').send(zip)
    },
  })
}
