import { listImportFaultsCall, sendImportFaultsCall } from '@hausblick/contract/calls/imports.ts'
import { reportFormats } from '@hausblick/contract/calls/reports.ts'
import { create as contentDisposition } from 'content-disposition'
import { createAnswer } from '../../../platform/http/answer.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { admitImportOn } from '../staffSwitch.ts'
import { countFound } from './checked.ts'
import { listFaults } from './faults.ts'
import { writeFaults } from './faultsWorkbook.ts'
import { requireRun } from './store.ts'
import * as texts from './texts.ts'

/** More in one workbook would hold up the service. */
const MOST_FAULTS = 10_000

/** Registers what is wrong in the files of imports, as a list and as a workbook. */
export function registerImportFaults(app: App, service: Service): void {
  const { db } = service.database
  const answer = createAnswer(app, service)
  const admit = admitImportOn(db)

  answer(listImportFaultsCall, {
    admit,
    send: async ({ scope }, { params: { id }, query: { cursor } }) => {
      await requireRun(db, scope, id)
      return await listFaults(db, id, readFaultCursor(cursor))
    },
  })

  answer(sendImportFaultsCall, {
    admit,
    route: { compress: false },
    send: async ({ scope }, { params: { id } }, { reply }) => {
      const { checked } = await requireRun(db, scope, id)
      const { faults } = await listFaults(db, id, 0, MOST_FAULTS)
      const more = Math.max(0, countFound(checked) - faults.length)
      return reply
        .header('content-disposition', contentDisposition('Fehler und Hinweise.xlsx'))
        .type(reportFormats.xlsx.type)
        .send(Buffer.from(await writeFaults(faults, more)))
    },
  })
}

/** Reads where a list of faults goes on. Throws 400. */
export function readFaultCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  const number = Number(cursor)
  if (!Number.isSafeInteger(number) || number < 0) throw new ServiceError(400, texts.badCursor)
  return number
}
