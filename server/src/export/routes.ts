import { exportReply } from '@hausblick/contract/myData.ts'
import { exportBody, exportFileQuerySchema } from '@hausblick/contract/requests.ts'
import { settingsPaths } from '@hausblick/contract/settingsPaths.ts'
import { requireCustomer } from '../customers/requireCustomer.ts'
import { transact } from '../database/transact.ts'
import { createCapabilities } from '../documents/files/capability.ts'
import { admitExportFile, admitFreshSignIn, admitMyData, admitSignedIn } from '../http/access.ts'
import { describeErrorReplies, describeReplies } from '../http/schemas.ts'
import type { App, Service } from '../http/service.ts'
import { listCustomerFiles } from './customerFiles.ts'
import { writeZip } from './writeZip.ts'

const ZIP = { content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } }

/**
 * Registers the export of a customer's data (GDPR Art. 15 and 20) as two calls: a browser sends no bearer token when it
 * downloads a file, so the first call returns a URL with a short-lived capability.
 */
export function registerExport(app: App, service: Service): void {
  const { config, database, storage, callerOf, callerOfGrant, audit } = service
  const capabilities = createCapabilities(config.secrets, 'export')

  const urlSchema = {
    summary: 'Returns a short-lived URL to download everything stored about a customer.',
    body: exportBody,
    response: describeReplies(exportReply),
  }
  app.post(settingsPaths.export, { schema: urlSchema }, async (request) => {
    const caller = admitSignedIn(await callerOf(request))
    const { customerId } = admitMyData(caller, request.body.customerId)
    admitFreshSignIn(caller)
    await requireCustomer(database.db, customerId)
    const capability = capabilities.grant({ signInId: caller.signInId, customerId })
    return { downloadUrl: `${settingsPaths.export}?${new URLSearchParams({ capability })}` }
  })

  const fileSchema = {
    summary: 'Everything stored about a customer, as a ZIP.',
    querystring: exportFileQuerySchema,
    response: { ...describeErrorReplies(), 200: ZIP },
  }
  // PDFs are compressed already.
  const fileOptions = { schema: fileSchema, compress: false } as const
  app.get(settingsPaths.export, fileOptions, async (request, reply) => {
    const grant = capabilities.read(request.query.capability)
    const caller = await callerOfGrant(grant)
    const scope = admitExportFile(caller, grant)
    const { customerId } = scope
    await transact(database.db, (trx) =>
      audit.append(trx, { action: 'exported', actor: caller, customerId }),
    )
    const zip = writeZip(listCustomerFiles({ db: database.db, storage }, scope))
    reply.headers({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="hausblick-daten.zip"',
    })
    return reply.type('application/zip').send(zip)
  })
}
