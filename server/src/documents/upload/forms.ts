import { join } from 'node:path'
import multipart from '@fastify/multipart'
import { createAnswer } from '../../platform/http/answer.ts'
import type { Account } from '../../platform/http/callers.ts'
import { sendError } from '../../platform/http/errorReplies.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { drainRequest } from './receive.ts'
import { createUploadSlots, type SlotCounts } from './slots.ts'
import { createTemporaryFolders } from './temporary.ts'

interface Forms {
  readonly answer: ReturnType<typeof createAnswer>
  /** Calls `use` with a new empty folder for the sender's files, while there is a slot. Throws 503 where none is free. */
  readonly receive: <Result>(
    sender: Account,
    use: (folder: string) => Promise<Result>,
  ) => Promise<Result>
}

interface FormOptions {
  /** The folder in `DATA_DIR` that holds files while they are received. */
  readonly folder: string
  readonly slots: SlotCounts
  /** Replies with an error. Default: as all calls do. */
  readonly replyError?: typeof sendError
}

/** Registers calls with forms, in a scope of their own, so that no other route parses forms. */
export async function registerForms(
  app: App,
  service: Service,
  { folder, slots: counts, replyError = sendError }: FormOptions,
  register: (forms: Forms) => void,
): Promise<void> {
  const folders = createTemporaryFolders(join(service.config.dataDir, folder))
  const slots = createUploadSlots(counts)
  app.addHook('onReady', () => folders.removeStale())
  await app.register(async (scope: App) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    scope.setErrorHandler<Parameters<typeof sendError>[0]>((error, request, reply) => {
      drainRequest(request.raw)
      return replyError(error, request, reply)
    })
    register({
      answer: createAnswer(scope, service),
      receive: async (sender, use) => {
        const release = slots.acquire(sender)
        try {
          return await folders.withFolder(use)
        } finally {
          release()
        }
      },
    })
  })
}
