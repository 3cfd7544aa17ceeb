import { paths } from '@hausblick/contract/calls.ts'
import { documentFileQuery } from '@hausblick/contract/requests.ts'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { admitDocumentFile, type CustomerScope } from '../../http/access.ts'
import { createErrorPageHandler } from '../../http/errorReplies.ts'
import { ServiceError } from '../../http/errors.ts'
import { errorReplies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import * as texts from '../../http/texts.ts'
import { nameDownload } from '../fileNames.ts'
import { findDocument } from './findDocument.ts'
import type { Capabilities } from './capability.ts'
import { readDownloadUrl } from './downloadUrl.ts'
import { framing } from './framing.ts'
import { asFileFault, createSender } from './send.ts'

const sendDocumentError = createErrorPageHandler(texts.cannotBeOpened)
const PDF = { content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } }

/**
 * Preview and download. A frame sends no `Authorization`: the capability of a list says who asks, and what they may open is
 * decided by their rights at this moment.
 */
export function registerDocumentFiles(
  app: App,
  service: Service,
  capabilities: Capabilities,
): void {
  const { config, database, storage } = service
  const send = createSender(storage)
  const ways = [
    [paths.previewDocument, 'inline', 'Shows a document of a list.'],
    [paths.downloadDocument, 'attachment', 'Downloads a document of a list.'],
  ] as const
  for (const [url, type, summary] of ways) {
    const schema = {
      summary,
      querystring: documentFileQuery,
      response: { ...errorReplies(), 200: PDF, 206: PDF },
    }
    app.route({
      method: ['GET', 'HEAD'],
      url,
      schema,
      // Parts of it are asked for by their place, and a PDF is compressed already.
      compress: false,
      helmet: framing(config),
      errorHandler: sendFault,
      handler: async (request, reply) => {
        const { fileUrl, fileName } = request.query
        const { scope, number } = await admit(service, capabilities, fileUrl)
        const document = await findDocument(database.db, scope, number)
        if (!document) throw new ServiceError(404, texts.documentGone)
        const name = nameDownload(fileName, document.file_name)
        reply.header('content-disposition', contentDisposition(name, { type }))
        return await send(document, request, reply)
      },
    })
  }
}

/** Answers with what went wrong, and with nothing that is only true of a document. */
function sendFault(
  error: FastifyError | ServiceError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  for (const name of ['accept-ranges', 'content-disposition', 'content-range', 'etag'])
    reply.removeHeader(name)
  sendDocumentError(asFileFault(error), request, reply)
}

/** Reads which document is asked for; throws where whoever got its address may not open it now. Nothing is ever fetched. */
async function admit(
  { config, callerOfGrant }: Service,
  capabilities: Capabilities,
  fileUrl: string,
): Promise<{ scope: CustomerScope; number: number }> {
  const reference = readDownloadUrl(fileUrl)
  if (!reference) throw new ServiceError(400, texts.noDocumentOfList)
  const grant = capabilities.read(reference.capability)
  const caller = await callerOfGrant(grant)
  const { customerId, number } = reference
  return { scope: admitDocumentFile(caller, grant, customerId, config.demoCustomerId), number }
}
