import { join } from 'node:path'
import { addImportFileCall } from '@hausblick/contract/calls/imports.ts'
import { registerForms } from '../../../documents/upload/forms.ts'
import { receiveUpload } from '../../../documents/upload/receive.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Limits } from '../../../platform/http/limits.ts'
import type { App, Service } from '../../../platform/http/service.ts'
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
  const { database, storage } = service
  const { db } = database
  await registerForms(app, service, { folder: 'imports', slots: SLOTS }, ({ answer, receive }) =>
    answer(addImportFileCall, {
      admit: admitImportOn(db),
      send: async ({ actor, scope }, { params: { id } }, { request }) => {
        await requireRun(db, scope, id)
        return await receive(actor, async (folder) => {
          const bounds = { maxBytes: MAX_BYTES, stallMs }
          const { file, fileName } = await receiveUpload(request, join(folder, 'file'), bounds)
          if (!file || !fileName) throw new ServiceError(400, texts.noUpload)
          return describeFile(await addFile({ db, storage }, id, fileName, file))
        })
      },
    }),
  )
}
