import { join } from 'node:path'
import multipart from '@fastify/multipart'
import { uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { uploadPaperCall } from '@hausblick/contract/calls/papers.ts'
import type { RouteShorthandOptions } from 'fastify'
import { admitPapers, admitUploadForm, isStaff } from '../../http/access.ts'
import { createAnswer } from '../../http/answer.ts'
import type { Account, Caller } from '../../http/callers.ts'
import { sendErrorText } from '../../http/errorReplies.ts'
import type { BareRequest, Exchange } from '../../http/exchange.ts'
import type { Limits } from '../../http/limits.ts'
import type { App, Service } from '../../http/service.ts'
import { abortOnClose } from '../abortOnClose.ts'
import * as texts from '../texts.ts'
import { type AcceptedUpload, type AcceptOptions, acceptUpload } from './accept.ts'
import { acceptPaper } from './acceptPaper.ts'
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
    const answer = createAnswer(scope, service)
    /** Accepts a form within a slot, with a folder for its file. */
    const accept = async <Actor extends Account, Accepted>(
      how: Accept<Actor, Accepted>,
      actor: Actor,
      { request, reply }: Exchange,
    ) => {
      const release = slots.acquire(actor)
      const options = { stallMs: uploadStallMs, signal: abortOnClose(reply) }
      try {
        return await folders.withFolder((folder) => how(service, actor, request, folder, options))
      } finally {
        release()
      }
    }
    answer(uploadDocumentCall, {
      admit: (caller) => admitUploadForm(caller),
      route,
      send: async ({ actor }, _, exchange) => {
        const accepted = await accept(acceptUpload, actor, exchange)
        return { message: thanks(actor, accepted), name: accepted.document.fileName }
      },
    })
    answer(uploadPaperCall, {
      admit: (caller) => admitPapers(caller),
      route,
      send: async ({ actor }, _, exchange) => {
        const { paper, name, pages } = await accept(acceptPaper, actor, exchange)
        return { paper, name, pages }
      },
    })
  })
}

type Accept<Actor, Accepted> = (
  service: Service,
  caller: Actor,
  request: BareRequest,
  folder: string,
  options: AcceptOptions,
) => Promise<Accepted>

const route: Pick<RouteShorthandOptions, 'errorHandler'> = {
  errorHandler: (error, request, reply) => {
    drainRequest(request.raw)
    return sendErrorText(error, request, reply)
  },
}

function thanks(caller: Caller, { filing }: AcceptedUpload): string {
  if (!isStaff(caller)) return texts.uploadedByCustomer
  return filing.state === 'received' ? texts.uploadedToInbox : texts.uploadedByStaff
}
