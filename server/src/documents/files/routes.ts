import { downloadDocumentCall, previewDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { readInvoiceCall } from '@hausblick/contract/calls/invoices.ts'
import { readDownloadUrl, readPaperUrl } from '@hausblick/contract/downloadUrl.ts'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import {
  type AdmittedFile,
  type AdmittedPaperFile,
  admitDocumentFile,
  admitPaperFile,
} from '../../platform/http/access/documents.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import { createErrorPageHandler } from '../../platform/http/errorReplies.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { BareReply } from '../../platform/http/exchange.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { createRenderThread } from '../../platform/print/renderThread.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { nameDownload } from '../fileNames.ts'
import type { InvoiceSheetTask } from '../invoices/sheet/writeInvoice.ts'
import { readInvoices } from '../invoices/store.ts'
import { findPaperFile } from '../papers/findFile.ts'
import * as texts from '../texts.ts'
import type { Capabilities } from './capability.ts'
import { isShownAsStored, openDisarmed } from './disarm.ts'
import { findDocument } from './findDocument.ts'
import { allowFraming } from './framing.ts'
import { createSender, toFileError } from './send.ts'
import { hasNoPages, sendSheet } from './sendSheet.ts'
import type { StoredDocument } from './verify.ts'

const sendDocumentError = createErrorPageHandler(texts.cannotBeOpened)
const ways = [
  [previewDocumentCall, 'inline'],
  [downloadDocumentCall, 'attachment'],
] as const

/**
 * Registers preview and download, and what is stated by the invoices among the files. A frame sends no `Authorization`, so that
 * the capability from a list identifies the caller; their current rights decide.
 */
export function registerDocumentFiles(
  app: App,
  service: Service,
  capabilities: { readonly documents: Capabilities; readonly papers: Capabilities },
): void {
  const { callerOfGrant, config, database, storage, logFile } = service
  const answer = createAnswer(app, service)
  const send = createSender(storage)
  const framing = allowFraming(config)
  const sheets = createRenderThread<InvoiceSheetTask>(
    new URL('../invoices/sheet/worker.ts', import.meta.url),
  )
  app.addHook('onClose', sheets.end)

  async function admit(fileUrl: string): Promise<AdmittedFile | AdmittedPaperFile> {
    const paper = readPaperUrl(fileUrl)
    if (paper) {
      const grant = capabilities.papers.read(paper.capability)
      return admitPaperFile(await callerOfGrant(grant), grant, paper.paper)
    }
    const reference = readDownloadUrl(fileUrl)
    if (!reference) throw new ServiceError(400, texts.noDocumentOfList)
    const grant = capabilities.documents.read(reference.capability)
    return admitDocumentFile(await callerOfGrant(grant), grant, reference, config.demoCustomerId)
  }

  for (const [call, type] of ways)
    answer(call, {
      admit: (_, { query }) => admit(query.fileUrl),
      route: {
        // Ranges refer to the uncompressed bytes, and PDFs are compressed already.
        compress: false,
        onRequest: (_request, reply, done) => {
          reply.headers(framing)
          done()
        },
        errorHandler: sendFileError,
      },
      send: async (admitted, { query }, exchange) => {
        const { document, logged, owner } = await find(database.db, admitted)
        await logFile(admitted.actor, call.logs, logged)
        const stored = document.file_name
        const asksForSheet = type === 'inline' || ('sheet' in query && query.sheet === '1')
        const isSheet = asksForSheet && hasNoPages(stored)
        const name = nameDownload(query.fileName, isSheet ? stored.replace(/xml$/i, 'pdf') : stored)
        exchange.reply.header('content-disposition', contentDisposition(name, { type }))
        if (isSheet) return await sendSheet({ db: database.db, sheets }, document, exchange.reply)
        if (type === 'attachment' || isShownAsStored(document.active_content))
          return await send(document, exchange)
        return await sendDisarmed(storage, { document, owner }, exchange.reply)
      },
    })

  answer(readInvoiceCall, {
    admit: (_, { query }) => admit(query.fileUrl),
    send: async (admitted) => {
      const { document } = await find(database.db, admitted)
      const invoices = await readInvoices(database.db, [document.sha256])
      return { invoice: invoices.get(document.sha256) ?? null }
    },
  })
}

/** Finds a file, how the log names it, and whose previews it is among. */
async function find(db: Kysely<Schema>, admitted: AdmittedFile | AdmittedPaperFile) {
  if ('paper' in admitted) {
    const { scope, paper: number } = admitted
    const document = await findPaperFile(db, scope, number)
    if (!document) throw new ServiceError(404, texts.noPaper)
    const fileName = texts.paperNumbered(number)
    return { document, logged: { customerId: null, number, fileName }, owner: `paper ${number}` }
  }
  const { scope, number } = admitted
  const { customerId } = scope
  const document = await findDocument(db, scope, number)
  if (!document) throw new ServiceError(404, texts.documentGone)
  const logged = { customerId, number, fileName: document.file_name }
  return { document, logged, owner: `previews of ${customerId}` }
}

/** Replies with a copy of which a browser runs nothing. It is made anew each time, so that it has no ranges. */
async function sendDisarmed(
  storage: Storage,
  { document, owner }: { readonly document: StoredDocument; readonly owner: string },
  reply: BareReply,
): Promise<FastifyReply> {
  const bytes = await openDisarmed(storage, document, { owner })
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
