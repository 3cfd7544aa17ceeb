import { join } from 'node:path'
import multipart from '@fastify/multipart'
import { paths } from '@hausblick/contract/calls.ts'
import { uploadDocumentReply } from '@hausblick/contract/documents.ts'
import { uploadDocumentHeaders } from '@hausblick/contract/requests.ts'
import { type Caller, denyUpload, isStaff } from '../../access.ts'
import { enforce } from '../../callers.ts'
import { notSignedIn } from '../../errors.ts'
import type { App, Service } from '../../service.ts'
import { sendErrorText } from '../../system/errorReplies.ts'
import type { Limits } from '../../system/limits.ts'
import { replies } from '../../system/schemas.ts'
import { createPlaces } from './places.ts'
import { letRestPass } from './rest.ts'
import { type TakenUpload, takeUpload } from './take.ts'
import { temporaryFolders } from './temporary.ts'

const UPLOADS_AT_ONCE = 64
/** A page sends a few files at once, and somebody has several pages open. */
const UPLOADS_OF_ONE_ACCOUNT = 12

const FOR_CUSTOMERS =
  'Vielen Dank! Ihr Dokument ist eingegangen. Sobald wir es erfasst haben, schreiben wir Ihnen eine E-Mail.'
const FOR_STAFF = 'Hochgeladen!'
const FOR_STAFF_IN_INBOX = 'Hochgeladen! Das Dokument wartet im Eingang darauf, erfasst zu werden.'

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
        const caller = await callerOf(request)
        enforce(request, caller, denyUpload(caller, undefined))
        if (caller.kind === 'nobody') throw notSignedIn()
        const leave = places.take(caller)
        try {
          const taken = await folders.within((folder) =>
            takeUpload(service, caller, request, folder, uploadStallMs),
          )
          reply.header('cache-control', 'no-store')
          return { message: thanks(caller, taken), name: taken.document.fileName }
        } finally {
          leave()
        }
      },
    )
  })
}

function thanks(caller: Caller, { filing }: TakenUpload): string {
  if (!isStaff(caller)) return FOR_CUSTOMERS
  return filing.state === 'received' ? FOR_STAFF_IN_INBOX : FOR_STAFF
}
