import { lockedDocumentsReply, lockedFileReply } from '@hausblick/contract/erasure.ts'
import { erasurePaths } from '@hausblick/contract/erasurePaths.ts'
import { lockedDocumentsQuery, lockedFileQuery } from '@hausblick/contract/erasureRequests.ts'
import { documentParams } from '@hausblick/contract/requests.ts'
import { create as contentDisposition } from 'content-disposition'
import { transact } from '../../database/transact.ts'
import { createCapabilities } from '../../documents/files/capability.ts'
import { createSender, toFileError } from '../../documents/files/send.ts'
import { admitLockedDocuments, admitLockedFile, admitSignedIn } from '../../http/access.ts'
import { ServiceError } from '../../http/errors.ts'
import { describeErrorReplies, describeReplies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import * as texts from '../../http/texts.ts'
import { createLockedRead, findLocked } from './store.ts'

const PDF = { content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } }

/** Registers the documents that outlive their customers because law demands it. */
export function registerLockedDocuments(app: App, service: Service): void {
  const { audit, callerOf, callerOfGrant, config, database, storage } = service
  const { db } = database
  const capabilities = createCapabilities(config.secrets, 'locked')
  const send = createSender(storage)
  const read = createLockedRead(service)

  const listSchema = {
    summary: 'Documents of deleted customers that must be kept, latest first; for operators.',
    querystring: lockedDocumentsQuery,
    response: describeReplies(lockedDocumentsReply),
  }
  app.get(erasurePaths.lockedDocuments, { schema: listSchema }, async (request) => {
    return await read(await callerOf(request), request.query)
  })

  const urlSchema = {
    summary: 'Returns a short-lived URL to download a locked document; for operators.',
    params: documentParams,
    response: describeReplies(lockedFileReply),
  }
  app.post(erasurePaths.lockedDocument, { schema: urlSchema }, async (request) => {
    const caller = admitSignedIn(await callerOf(request))
    admitLockedDocuments(caller)
    const { customerId, number } = request.params
    if (!(await findLocked(db, customerId, number))) throw new ServiceError(404, texts.lockedGone)
    const capability = capabilities.grant({ signInId: caller.signInId, customerId })
    const query = new URLSearchParams({ capability, number: String(number) })
    return { downloadUrl: `${erasurePaths.lockedFile}?${query}` }
  })

  const fileSchema = {
    summary: 'A locked document. Each download is recorded.',
    querystring: lockedFileQuery,
    response: { ...describeErrorReplies(), 200: PDF, 206: PDF },
  }
  app.get(
    erasurePaths.lockedFile,
    { schema: fileSchema, compress: false },
    async (request, reply) => {
      const grant = capabilities.read(request.query.capability)
      const caller = await callerOfGrant(grant)
      const { customerId } = admitLockedFile(caller, grant)
      const { number } = request.query
      const document = await findLocked(db, customerId, number)
      if (!document) throw new ServiceError(404, texts.lockedGone)
      const details = { document: document.file_name }
      await transact(db, (trx) =>
        audit.append(trx, { action: 'documentOpened', actor: caller, details }),
      )
      reply.header('content-disposition', contentDisposition(document.file_name))
      try {
        return await send(document, request, reply)
      } catch (error) {
        throw toFileError(error)
      }
    },
  )
}
