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
import { replies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import * as texts from '../../http/texts.ts'
import { createPlaces } from './places.ts'
import { letRestPass } from './receive.ts'
import { type TakenUpload, takeUpload } from './take.ts'
import { temporaryFolders } from './temporary.ts'

const UPLOADS_AT_ONCE = 64
/** A page sends a few files at once, and somebody has several pages open. */
const UPLOADS_OF_ONE_ACCOUNT = 12

/** How documents come in from people. Failures are answered with text, as specified. */
export async function registerUpload(
  app: App,
  service: Service,
  { uploadStallMs }: Limits,
): Promise<void> {
  const { config, callerOf } = service
  const folders = temporaryFolders(join(config.dataDir, 'uploads'))
  const places = createPlaces(UPLOADS_AT_ONCE, UPLOADS_OF_ONE_ACCOUNT)
  app.addHook('onReady', () => folders.removeLeftBehind())
  const schema = {
    summary:
      'Takes a document as a form of docName, file, userMessage and customerId. A failure is answered with text.',
    consumes: ['multipart/form-data'],
    headers: uploadDocumentHeaders,
    response: replies(uploadDocumentReply),
  }
  // Only here are forms understood.
  await app.register(async (scope: App) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    scope.post(
      paths.uploadDocument,
      {
        schema,
        errorHandler: (error, request, reply) => {
          letRestPass(request.raw)
          return sendErrorText(error, request, reply)
        },
      },
      async (request, reply) => {
        const caller = admitLinked(await callerOf(request))
        const leave = places.take(caller)
        const signal = abortedOnceGone(reply)
        try {
          const taken = await folders.within((folder) =>
            takeUpload(service, caller, request, folder, { stallMs: uploadStallMs, signal }),
          )
          return { message: thanks(caller, taken), name: taken.document.fileName }
        } finally {
          leave()
        }
      },
    )
  })
}

/** Returns a signal that is aborted when the client has gone, or has its reply. */
function abortedOnceGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort(new ServiceError(408, texts.brokenConnection)))
  return gone.signal
}

function thanks(caller: Caller, { filing }: TakenUpload): string {
  if (!isStaff(caller)) return texts.uploadedByCustomer
  return filing.state === 'received' ? texts.uploadedToInbox : texts.uploadedByStaff
}
