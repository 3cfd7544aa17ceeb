import { join } from 'node:path'
import multipart from '@fastify/multipart'
import { paths } from '@hausblick/contract/calls.ts'
import { uploadDocumentReply } from '@hausblick/contract/documents.ts'
import { uploadDocumentHeaders } from '@hausblick/contract/requests.ts'
import type { FastifyReply } from 'fastify'
import { admitLinked, isStaff } from '../../http/access.ts'
import type { Caller } from '../../http/callers.ts'
import { sendErrorText } from '../../http/errorReplies.ts'
import { ServiceError } from '../../http/errors.ts'
import type { Limits } from '../../http/limits.ts'
import { describeReplies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import * as texts from '../../http/texts.ts'
import { type AcceptedUpload, acceptUpload } from './accept.ts'
import { drainRequest } from './receive.ts'
import { createUploadSlots } from './slots.ts'
import { createTemporaryFolders } from './temporary.ts'

const SLOTS = {
  shared: 64,
  // Each may take a file's size of disk.
  forSingle: 192,
  // A page sends a few files at once, and people have several pages open.
  perAccount: 12,
}

/** Registers uploading. Errors are replied as text, as specified. */
export async function registerUpload(
  app: App,
  service: Service,
  { uploadStallMs }: Limits,
): Promise<void> {
  const { config, callerOf } = service
  const folders = createTemporaryFolders(join(config.dataDir, 'uploads'))
  const slots = createUploadSlots(SLOTS)
  app.addHook('onReady', () => folders.removeStale())
  const schema = {
    summary:
      'Accepts a document as a form of docName, file, userMessage and customerId. Errors are replied as text.',
    consumes: ['multipart/form-data'],
    headers: uploadDocumentHeaders,
    response: describeReplies(uploadDocumentReply),
  }
  // A scope of its own, so that no other route parses forms.
  await app.register(async (scope: App) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    scope.post(
      paths.uploadDocument,
      {
        schema,
        errorHandler: (error, request, reply) => {
          drainRequest(request.raw)
          return sendErrorText(error, request, reply)
        },
      },
      async (request, reply) => {
        const caller = admitLinked(await callerOf(request))
        const release = slots.acquire(caller)
        const signal = abortOnClose(reply)
        try {
          const accepted = await folders.withFolder((folder) =>
            acceptUpload(service, caller, request, folder, { stallMs: uploadStallMs, signal }),
          )
          return { message: thanks(caller, accepted), name: accepted.document.fileName }
        } finally {
          release()
        }
      },
    )
  })
}

/** Returns a signal that is aborted once the connection closes or the reply is sent. */
function abortOnClose(reply: FastifyReply): AbortSignal {
  const closed = new AbortController()
  reply.raw.once('close', () => closed.abort(new ServiceError(408, texts.brokenConnection)))
  return closed.signal
}

function thanks(caller: Caller, { filing }: AcceptedUpload): string {
  if (!isStaff(caller)) return texts.uploadedByCustomer
  return filing.state === 'received' ? texts.uploadedToInbox : texts.uploadedByStaff
}
