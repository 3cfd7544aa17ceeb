import { join } from 'node:path'
import multipart from '@fastify/multipart'
import { addImportFileCall } from '@hausblick/contract/calls/imports.ts'
import { drainRequest, receiveUpload } from '../../documents/upload/receive.ts'
import { createUploadSlots } from '../../documents/upload/slots.ts'
import { createTemporaryFolders } from '../../documents/upload/temporary.ts'
import { createAnswer } from '../../http/answer.ts'
import { sendError } from '../../http/errorReplies.ts'
import { ServiceError } from '../../http/errors.ts'
import type { Limits } from '../../http/limits.ts'
import type { App, Service } from '../../http/service.ts'
import { admitImportOn } from '../staffSwitch.ts'
import { addFile, describeFile, MAX_BYTES } from './files.ts'
import { requireRun } from './store.ts'
import * as texts from './texts.ts'

const SLOTS = { shared: 8, forSingle: 8, perAccount: 4 }

/** Registers adding files to imports. They are stored as they come, in whatever form. */
export async function registerImportUpload(
  app: App,
  service: Service,
  { uploadStallMs: stallMs }: Limits,
): Promise<void> {
  const { config, database, storage } = service
  const { db } = database
  const folders = createTemporaryFolders(join(config.dataDir, 'imports'))
  const slots = createUploadSlots(SLOTS)
  app.addHook('onReady', () => folders.removeStale())
  // A scope of its own, so that no other route parses forms.
  await app.register(async (scope: App) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    createAnswer(scope, service)(addImportFileCall, {
      admit: admitImportOn(db),
      route: {
        errorHandler: (error, request, reply) => {
          drainRequest(request.raw)
          return sendError(error, request, reply)
        },
      },
      send: async ({ actor, scope: whole }, { params: { id } }, { request }) => {
        await requireRun(db, whole, id)
        const release = slots.acquire(actor)
        try {
          return await folders.withFolder(async (folder) => {
            const bounds = { maxBytes: MAX_BYTES, stallMs }
            const { file, fileName } = await receiveUpload(request, join(folder, 'file'), bounds)
            if (!file || !fileName) throw new ServiceError(400, texts.noUpload)
            return describeFile(await addFile({ db, storage }, id, fileName, file))
          })
        } finally {
          release()
        }
      },
    })
  })
}
