import {
  applyImportCall,
  checkImportCall,
  correctImportCall,
  discardImportCall,
  examineImportCall,
  listImportDifferencesCall,
  listImportsCall,
  readImportCall,
  removeImportFileCall,
  sendImportFileCall,
  startImportCall,
  undoImportCall,
} from '@hausblick/contract/calls/imports.ts'
import { create as contentDisposition } from 'content-disposition'
import { transact } from '../../../platform/database/transact.ts'
import { admitOperatorToAll } from '../../../platform/http/access/roles.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Limits } from '../../../platform/http/limits.ts'
import { registerPolling } from '../../../platform/http/polling.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { readVerified } from '../../../platform/storage/readVerified.ts'
import { countChanges, listDifferences } from '../differences/list.ts'
import { admitImportOn } from '../staffSwitch.ts'
import { setAccepted } from './checked.ts'
import { saveCorrections } from './corrections.ts'
import { discardRun } from './discard.ts'
import { registerImportFaults } from './faultRoutes.ts'
import { isKept, listFiles, removeFile } from './files.ts'
import { type RunStep, runStepApart } from './runStep.ts'
import { registerImportSheets } from './sheetRoutes.ts'
import { listSheets } from './sheets.ts'
import { moveOn } from './states.ts'
import { describeRun, listRuns, requireRun, startRun, writeActor } from './store.ts'
import * as texts from './texts.ts'
import { describeUndo } from './undoable.ts'
import { registerImportUpload } from './upload.ts'
import { workOnImports } from './work.ts'

/** How long an idle service takes to notice what is to do. */
const POLL_MS = 500

/** Registers the imports of files that people give, and the work on them in the background. */
export async function registerImports(
  app: App,
  service: Service,
  limits: Limits,
  runStep: RunStep = runStepApart,
): Promise<void> {
  const { database, storage, audit } = service
  const { db } = database
  const answer = createAnswer(app, service)
  const admit = admitImportOn(db)
  registerPolling(app, {
    everyMs: POLL_MS,
    work: (signal) => workOnImports({ ...service, log: app.log, runStep }, signal),
    failure: 'could not work on imports',
  })
  await registerImportUpload(app, service, limits)
  registerImportSheets(app, service)
  registerImportFaults(app, service)

  answer(listImportsCall, {
    admit,
    handle: ({ actor, scope }, { query: { cursor } }) =>
      listRuns(db, scope, { cursor, by: actor.email }),
  })

  answer(startImportCall, {
    admit,
    handle: async ({ actor }) => ({ id: await startRun(db, actor) }),
  })

  answer(readImportCall, {
    admit,
    handle: async ({ actor, scope }, { params: { id } }) =>
      await describeRun(db, await requireRun(db, scope, id), actor.email),
  })

  answer(removeImportFileCall, {
    admit,
    handle: async ({ scope }, { params: { id, number } }) => {
      await requireRun(db, scope, id)
      await removeFile(db, id, Number(number))
    },
  })

  answer(sendImportFileCall, {
    admit: admitOperatorToAll,
    route: { compress: false },
    send: async ({ scope }, { params: { id, number } }, { reply }) => {
      await requireRun(db, scope, id)
      const file = (await listFiles(db, id)).find((one) => one.number === Number(number))
      if (!file) throw new ServiceError(404, texts.noFile)
      if (!isKept(file)) throw new ServiceError(410, texts.fileGone)
      const bytes = await readVerified(storage, file.storage_key, file)
      return reply
        .header('content-disposition', contentDisposition(file.name))
        .header('content-length', file.size)
        .type('application/octet-stream')
        .send(bytes)
    },
  })

  answer(examineImportCall, {
    admit,
    handle: async ({ scope }, { params: { id } }) => {
      await requireRun(db, scope, id)
      if ((await listFiles(db, id)).length === 0) throw new ServiceError(409, texts.noFiles)
      await moveOn(db, id, ['open', 'mapping', 'faulty', 'checked'], { state: 'examining' })
    },
  })

  answer(checkImportCall, {
    admit,
    handle: async ({ scope }, { params: { id }, body }) => {
      await requireRun(db, scope, id)
      await transact(db, async (trx) => {
        await moveOn(trx, id, ['mapping', 'faulty', 'checked'], { state: 'checking' })
        const isOpen = (await listSheets(trx, id)).some(({ decision }) => decision === 'open')
        if (isOpen) throw new ServiceError(409, texts.openSheets)
        await setAccepted(trx, id, body)
      })
    },
  })

  answer(correctImportCall, {
    admit,
    handle: async ({ actor, scope }, { params: { id }, body: { cells } }) => {
      await requireRun(db, scope, id)
      await transact(db, async (trx) => {
        await moveOn(trx, id, ['mapping', 'faulty', 'checked'], { state: 'mapping' })
        await saveCorrections(trx, id, cells, actor.email)
        const details = { count: String(cells.length), number: id }
        await audit.append(trx, { action: 'importCorrected', actor, details })
      })
    },
  })

  answer(listImportDifferencesCall, {
    admit,
    send: async ({ scope }, { params: { id }, query }) => {
      await requireRun(db, scope, id)
      return await listDifferences(db, id, query)
    },
  })

  answer(applyImportCall, {
    admit,
    handle: async ({ actor, scope }, { params: { id }, body }) => {
      await requireRun(db, scope, id)
      const changes = (await countChanges(db, [id])).get(id) ?? []
      if (changes.some((table) => table.losesMany) && !body.losesMany)
        throw new ServiceError(409, texts.losesMany, { code: 'losesMany' })
      await moveOn(db, id, ['checked'], { state: 'applying', actor: writeActor(actor) })
    },
  })

  answer(discardImportCall, {
    admit,
    handle: async ({ scope }, { params: { id } }) => {
      await requireRun(db, scope, id)
      await discardRun(db, id)
    },
  })

  answer(undoImportCall, {
    admit,
    handle: async ({ actor, scope }, { params: { id } }) => {
      const run = await requireRun(db, scope, id)
      const undo = (await describeUndo(db, [run])).get(id)
      if (!undo?.possible) throw new ServiceError(409, undo?.reason ?? texts.notUndone)
      await moveOn(db, id, ['applied'], { state: 'undoing', actor: writeActor(actor) })
    },
  })
}
