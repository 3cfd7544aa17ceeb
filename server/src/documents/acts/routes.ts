import {
  changeDocumentsCall,
  type DocumentChange,
  undoStepCall,
} from '@hausblick/contract/calls/documentSteps.ts'
import { findDocumentDayFault } from '@hausblick/contract/documentDay.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { readStaffRights } from '../../people/accounts/rights/rights.ts'
import { admitDocumentStep } from '../../platform/http/access/documents.ts'
import { admitStaffToAll } from '../../platform/http/access/roles.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { registerPolling } from '../../platform/http/polling.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { abortOnClose } from '../abortOnClose.ts'
import { isRemoval } from './acts.ts'
import type { CorrectedDocument } from './journal.ts'
import { takeStep } from './takeStep.ts'
import { finishSteps } from './tell.ts'
import { undoStep } from './undoStep.ts'

const FINISH_EVERY_MS = 10_000

/** Registers what staff do with several documents and papers in one step, and undo. */
export function registerDocumentSteps(app: App, service: Service): void {
  const answer = createAnswer(app, service)

  answer(changeDocumentsCall, {
    admit: async (caller, { body: { changes } }) => {
      const rights = await readStaffRights(service.database.db)
      return admitDocumentStep(caller, { removes: changes.some(isRemoval), ...rights })
    },
    send: async ({ actor }, { body }, { reply }) => {
      checkDays(body.changes)
      const asking = { caller: actor, signal: abortOnClose(reply) }
      const { documents, until } = await takeStep(service, asking, body)
      return { documents: documents.map(toReply), until }
    },
  })

  answer(undoStepCall, {
    admit: admitStaffToAll,
    handle: async ({ actor }, { params: { step } }) => ({
      documents: (await undoStep(service, actor, step)).map(toReply),
    }),
  })

  registerPolling(app, {
    everyMs: FINISH_EVERY_MS,
    work: (signal) => finishSteps(service, signal),
    failure: 'could not finish steps of documents',
  })
}

function checkDays(changes: readonly DocumentChange[]): void {
  const today = berlinDay(new Date())
  for (const change of changes) {
    if (!('date' in change) || change.date === null) continue
    const fault = findDocumentDayFault(change.date, today)
    if (fault !== null) throw new ServiceError(400, fault)
  }
}

function toReply({ customerId, number, fileName }: CorrectedDocument) {
  return { customerId, number, name: fileName }
}
