import {
  filePaperForManyCall,
  type Giving,
  giveDocumentCall,
  previewRecipientsCall,
  readGivingCall,
  takeBackGivingCall,
} from '@hausblick/contract/calls/givings.ts'
import { findDocumentDayFault } from '@hausblick/contract/documentDay.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { readStaffRights } from '../../people/accounts/rights/rights.ts'
import { transact } from '../../platform/database/transact.ts'
import { admitTakingBack } from '../../platform/http/access/documents.ts'
import { admitStaffTo, admitStaffToAll } from '../../platform/http/access/roles.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { registerPolling } from '../../platform/http/polling.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { filePaperForMany } from './filePaperForMany.ts'
import { findGiving, requireGiving } from './findGiving.ts'
import { giveDocument } from './giveDocument.ts'
import { beginTakingBack } from './givings.ts'
import { previewRecipients } from './recipients.ts'
import { returnPaper } from './returnPaper.ts'
import { doStep, workOnGivings } from './steps.ts'

/** How long an idle service takes to go on with what another has begun. */
const POLL_MS = 1000

/** Registers the giving of documents to many customers. */
export function registerGivings(app: App, service: Service): void {
  const { audit, config, database } = service
  const { db } = database
  const answer = createAnswer(app, service)
  const write = ({ id, total, done, state }: Giving) => ({ id, total, done, state })

  answer(previewRecipientsCall, {
    admit: admitStaffToAll,
    handle: async ({ scope }, { body: { to, without } }) =>
      await previewRecipients(db, scope, { to, without: [config.demoCustomerId, ...without] }),
  })

  answer(giveDocumentCall, {
    admit: (caller, { params }) => admitStaffTo(caller, params.customerId),
    handle: async (admitted, { params: { number }, body }) => {
      if (body.date !== null) requireDay(body.date)
      return write(await giveDocument(service, admitted, number, body))
    },
  })

  answer(filePaperForManyCall, {
    admit: admitStaffToAll,
    handle: async (admitted, { params: { paper }, body }) => {
      requireDay(body.date)
      return write(await filePaperForMany(service, admitted, paper, body))
    },
  })

  answer(readGivingCall, {
    admit: admitStaffToAll,
    handle: async (_, { params: { id } }) => write(await requireGiving(db, id)),
  })

  answer(takeBackGivingCall, {
    admit: async (caller, { params: { id } }) => {
      const { actor } = admitStaffToAll(caller)
      const isOwn = (await findGiving(db, id))?.actor === actor.email
      return admitTakingBack(caller, isOwn, await readStaffRights(db))
    },
    handle: async ({ actor }, { params: { id } }) => {
      await transact(db, async (trx) => {
        if (!(await beginTakingBack(trx, id, actor))) return
        await returnPaper(trx, id)
        await doStep(trx, audit, id)
      })
      return write(await requireGiving(db, id))
    },
  })

  registerPolling(app, {
    everyMs: POLL_MS,
    work: (signal) => workOnGivings({ db, audit }, signal),
    failure: 'could not give a document to many',
  })
}

/** Throws a ServiceError (400) for a day that no document has. */
function requireDay(date: string): void {
  const fault = findDocumentDayFault(date, berlinDay(new Date()))
  if (fault !== null) throw new ServiceError(400, fault)
}
