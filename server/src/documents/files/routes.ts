import { paths } from '@hausblick/contract/calls.ts'
import { readDownloadUrl } from '@hausblick/contract/downloadUrl.ts'
import { documentFileQuerySchema } from '@hausblick/contract/requests.ts'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { admitDocumentFile, type CustomerScope } from '../../http/access.ts'
import type { Caller } from '../../http/callers.ts'
import { createErrorPageHandler } from '../../http/errorReplies.ts'
import { ServiceError } from '../../http/errors.ts'
import { describeErrorReplies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import * as texts from '../../http/texts.ts'
import type { Storage } from '../../storage/storage.ts'
import { nameDownload } from '../fileNames.ts'
import type { Capabilities } from './capability.ts'
import { isShownAsStored, openDisarmed } from './disarm.ts'
import { findDocument } from './findDocument.ts'
import { allowFraming } from './framing.ts'
import { createSender, toFileError } from './send.ts'
import type { StoredDocument } from './verify.ts'

const sendDocumentError = createErrorPageHandler(texts.cannotBeOpened)
const PDF = { content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } }

/**
 * Registers preview and download. A frame sends no `Authorization`, so that the capability from a list identifies the caller;
 * their current rights decide.
 */
export function registerDocumentFiles(
  app: App,
  service: Service,
  capabilities: Capabilities,
): void {
  const { config, database, storage, logFile } = service
  const send = createSender(storage)
  const framing = allowFraming(config)
  const routes = [
    [paths.previewDocument, 'inline', 'Shows a document of a list.'],
    [paths.downloadDocument, 'attachment', 'Downloads a document of a list.'],
  ] as const
  for (const [url, type, summary] of routes) {
    const schema = {
      summary,
      querystring: documentFileQuerySchema,
      response: { ...describeErrorReplies(), 200: PDF, 206: PDF },
    }
    app.route({
      method: ['GET', 'HEAD'],
      url,
      schema,
      // Ranges refer to the uncompressed bytes, and PDFs are compressed already.
      compress: false,
      onRequest: (_request, reply, done) => {
        reply.headers(framing)
        done()
      },
      errorHandler: sendFileError,
      handler: async (request, reply) => {
        const { fileUrl, fileName } = request.query
        const { caller, scope, number } = await admit(service, capabilities, fileUrl)
        const document = await findDocument(database.db, scope, number)
        if (!document) throw new ServiceError(404, texts.documentGone)
        const action = type === 'inline' ? 'documentOpened' : 'documentSent'
        const { customerId } = scope
        await logFile(caller, action, { customerId, number, fileName: document.file_name })
        const name = nameDownload(fileName, document.file_name)
        reply.header('content-disposition', contentDisposition(name, { type }))
        if (type === 'attachment' || isShownAsStored(document.active_content))
          return await send(document, { request, reply })
        return await sendDisarmed(storage, scope, document, reply)
      },
    })
  }
}

/** Replies with a copy of which a browser runs nothing. It is made anew each time, so that it has no ranges. */
async function sendDisarmed(
  storage: Storage,
  { customerId }: CustomerScope,
  document: StoredDocument,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = await openDisarmed(storage, document, { owner: `previews of ${customerId}` })
  return reply
    .headers({ 'accept-ranges': 'none', 'cache-control': 'private, no-store' })
    .type('application/pdf')
    .send(bytes)
}

/** Sends an error without the headers that describe a document. */
function sendFileError(
  error: FastifyError | ServiceError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  for (const name of ['accept-ranges', 'content-disposition', 'content-range', 'etag'])
    reply.removeHeader(name)
  sendDocumentError(toFileError(error), request, reply)
}

/** Reads which document is asked for. Throws a ServiceError if its address is invalid or its holder may no longer open it. */
async function admit(
  { config, callerOfGrant }: Service,
  capabilities: Capabilities,
  fileUrl: string,
): Promise<{ caller: Caller; scope: CustomerScope; number: number }> {
  const reference = readDownloadUrl(fileUrl)
  if (!reference) throw new ServiceError(400, texts.noDocumentOfList)
  const grant = capabilities.read(reference.capability)
  const caller = await callerOfGrant(grant)
  const { customerId, number } = reference
  const scope = admitDocumentFile(caller, grant, customerId, config.demoCustomerId)
  return { caller, scope, number }
}
