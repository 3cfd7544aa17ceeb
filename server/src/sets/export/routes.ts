import { addressOf } from '@hausblick/contract/calls/call.ts'
import { linkExportCall, sendExportCall } from '@hausblick/contract/calls/myData.ts'
import { createCapabilities } from '../../documents/files/capability.ts'
import { requireCustomer } from '../../people/customers/requireCustomer.ts'
import { transact } from '../../platform/database/transact.ts'
import { admitDataRights } from '../../platform/http/access/people.ts'
import { admitExportFile } from '../../platform/http/access/sets.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { listCustomerFiles } from './customerFiles.ts'
import { writeZip } from './writeZip.ts'

/**
 * Registers the export of a customer's data (GDPR Art. 15 and 20) as two calls: a browser sends no bearer token when it
 * downloads a file, so the first call returns a URL with a short-lived capability.
 */
export function registerExport(app: App, service: Service): void {
  const { config, database, storage, callerOfGrant, audit } = service
  const { db } = database
  const answer = createAnswer(app, service)
  const capabilities = createCapabilities(config.secrets, 'export')

  answer(linkExportCall, {
    admit: (caller, { body }) => admitDataRights(caller, body.customerId),
    fresh: true,
    handle: async ({ actor: { signInId }, scope: { customerId } }) => {
      await requireCustomer(db, customerId)
      const capability = capabilities.grant({ signInId, customerId })
      return { downloadUrl: addressOf(sendExportCall, { query: { capability } }) }
    },
  })

  answer(sendExportCall, {
    admit: async (_, { query }) => {
      const grant = capabilities.read(query.capability)
      return admitExportFile(await callerOfGrant(grant), grant)
    },
    cacheControl: 'private, no-store',
    // PDFs are compressed already.
    route: { compress: false },
    send: async ({ actor, scope }, _, { reply }) => {
      const { customerId } = scope
      await transact(db, (trx) => audit.append(trx, { action: 'exported', actor, customerId }))
      const zip = writeZip(listCustomerFiles({ db, storage }, scope))
      reply.header('content-disposition', 'attachment; filename="hausblick-daten.zip"')
      return reply.type('application/zip').send(zip)
    },
  })
}
