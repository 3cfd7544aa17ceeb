import { downloadDocumentCall, previewDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { readDownloadUrl } from '@hausblick/contract/downloadUrl.ts'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { admitDocumentFile, type CustomerScope } from '../../http/access.ts'
import { createAnswer } from '../../http/answer.ts'
import { createErrorPageHandler } from '../../http/errorReplies.ts'
import { ServiceError } from '../../http/errors.ts'
import type { BareReply } from '../../http/exchange.ts'
import type { App, Service } from '../../http/service.ts'
import type { Storage } from '../../storage/storage.ts'
import { nameDownload } from '../fileNames.ts'
import * as texts from '../texts.ts'
import type { Capabilities } from './capability.ts'
import { isShownAsStored, openDisarmed } from './disarm.ts'
import { findDocument } from './findDocument.ts'
import { allowFraming } from './framing.ts'
import { createSender, toFileError } from './send.ts'
import type { StoredDocument } from './verify.ts'

const sendDocumentError = createErrorPageHandler(texts.cannotBeOpened)
const ways = [
  [previewDocumentCall, 'inline'],
  [downloadDocumentCall, 'attachment'],
] as const

/**
 * Registers preview and download. A frame sends no `Authorization`, so that the capability from a list identifies the caller;
 * their current rights decide.
 */
export function registerDocumentFiles(
  app: App,
  service: Service,
  capabilities: Capabilities,
): void {
  const { callerOfGrant, config, database, storage, logFile } = service
  const answer = createAnswer(app, service)
  const send = createSender(storage)
  const framing = allowFraming(config)
  for (const [call, type] of ways)
    answer(call, {
      admit: async (_, { query }) => {
        const reference = readDownloadUrl(query.fileUrl)
        if (!reference) throw new ServiceError(400, texts.noDocumentOfList)
        const grant = capabilities.read(reference.capability)
        return admitDocumentFile(
          await callerOfGrant(grant),
          grant,
          reference,
          config.demoCustomerId,
        )
      },
      route: {
        // Ranges refer to the uncompressed bytes, and PDFs are compressed already.
        compress: false,
        onRequest: (_request, reply, done) => {
          reply.headers(framing)
          done()
        },
        errorHandler: sendFileError,
      },
      send: async ({ actor, scope, number }, { query: { fileName } }, exchange) => {
        const document = await findDocument(database.db, scope, number)
        if (!document) throw new ServiceError(404, texts.documentGone)
        const { customerId } = scope
        await logFile(actor, call.logs, { customerId, number, fileName: document.file_name })
        const name = nameDownload(fileName, document.file_name)
        exchange.reply.header('content-disposition', contentDisposition(name, { type }))
        if (type === 'attachment' || isShownAsStored(document.active_content))
          return await send(document, exchange)
        return await sendDisarmed(storage, scope, document, exchange.reply)
      },
    })
}

/** Replies with a copy of which a browser runs nothing. It is made anew each time, so that it has no ranges. */
async function sendDisarmed(
  storage: Storage,
  { customerId }: CustomerScope,
  document: StoredDocument,
  reply: BareReply,
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
