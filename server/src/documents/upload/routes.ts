import { join } from 'node:path'
import multipart from '@fastify/multipart'
import { uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { admitUploadForm, isStaff } from '../../http/access.ts'
import { createAnswer } from '../../http/answer.ts'
import type { Caller } from '../../http/callers.ts'
import { sendErrorText } from '../../http/errorReplies.ts'
import { ServiceError } from '../../http/errors.ts'
import type { BareReply } from '../../http/exchange.ts'
import type { Limits } from '../../http/limits.ts'
import type { App, Service } from '../../http/service.ts'
import * as texts from '../texts.ts'
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
  const folders = createTemporaryFolders(join(service.config.dataDir, 'uploads'))
  const slots = createUploadSlots(SLOTS)
  app.addHook('onReady', () => folders.removeStale())
  // A scope of its own, so that no other route parses forms.
  await app.register(async (scope: App) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    createAnswer(scope, service)(uploadDocumentCall, {
      admit: (caller) => admitUploadForm(caller),
      route: {
        errorHandler: (error, request, reply) => {
          drainRequest(request.raw)
          return sendErrorText(error, request, reply)
        },
      },
      send: async ({ actor }, _, { request, reply }) => {
        const release = slots.acquire(actor)
        const signal = abortOnClose(reply)
        try {
          const accepted = await folders.withFolder((folder) =>
            acceptUpload(service, actor, request, folder, { stallMs: uploadStallMs, signal }),
          )
          return { message: thanks(actor, accepted), name: accepted.document.fileName }
        } finally {
          release()
        }
      },
    })
  })
}

/** Returns a signal that is aborted once the connection closes or the reply is sent. */
function abortOnClose(reply: BareReply): AbortSignal {
  const closed = new AbortController()
  reply.raw.once('close', () => closed.abort(new ServiceError(408, texts.brokenConnection)))
  return closed.signal
}

function thanks(caller: Caller, { filing }: AcceptedUpload): string {
  if (!isStaff(caller)) return texts.uploadedByCustomer
  return filing.state === 'received' ? texts.uploadedToInbox : texts.uploadedByStaff
}
