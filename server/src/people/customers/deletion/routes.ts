import {
  endDeletionRequestCall,
  listDeletionRequestsCall,
  requestDeletionCall,
} from '@hausblick/contract/calls/myData.ts'
import { transact } from '../../../platform/database/transact.ts'
import {
  admitDataRights,
  admitDeletionRequests,
  admitEndDeletionRequest,
} from '../../../platform/http/access/people.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { aboutCustomer } from '../../../platform/mail/about.ts'
import { listMembers } from '../../accounts/links/links.ts'
import { readRecipients } from '../../accounts/links/roles.ts'
import { findNames } from '../names.ts'
import { requireCustomer } from '../requireCustomer.ts'
import * as texts from '../texts.ts'
import { writeDeletionMail, writeDeletionNotice } from './mail.ts'
import { addDeletionRequest, readDeletionRequests, removeDeletionRequest } from './store.ts'

/** Registers customers' requests to delete all their data (GDPR Art. 17). */
export function registerDeletionRequests(app: App, service: Service): void {
  const { audit, config, database, mailer } = service
  const { db } = database
  const answer = createAnswer(app, service)

  answer(listDeletionRequestsCall, {
    admit: (caller, { query }) => admitDeletionRequests(caller, query.customerId),
    handle: (scope) => readDeletionRequests(db, scope),
  })

  answer(requestDeletionCall, {
    admit: (caller, { body }) => admitDataRights(caller, body.customerId),
    fresh: true,
    handle: async ({ actor, scope: { customerId } }) => {
      await requireCustomer(db, customerId)
      const requestedAt = new Date().toISOString()
      const added = { customerId, requestedAt, requestedBy: actor.email }
      await transact(db, async (trx) => {
        if (!(await addDeletionRequest(trx, added))) return
        const about = [aboutCustomer(customerId)]
        const name = (await findNames(trx, [customerId])).get(customerId)
        const { operatorEmails } = await readRecipients(trx, config)
        for (const to of operatorEmails)
          await mailer.queue(trx, { ...writeDeletionMail(to, added, name, config), about })
        for (const to of await listMembers(trx, customerId))
          await mailer.queue(trx, { ...writeDeletionNotice(to, added, config), about })
        await audit.append(trx, { action: 'deletionRequested', actor, customerId })
      })
      return added
    },
  })

  answer(endDeletionRequestCall, {
    admit: (caller, { params }) => admitEndDeletionRequest(caller, params.customerId),
    // A customer can file a request again; an operator's decision is final.
    fresh: ({ actor }) => actor.kind === 'operator',
    handle: async ({ actor, scope: { customerId } }) => {
      const action = actor.kind === 'customer' ? 'deletionWithdrawn' : 'deletionDeclined'
      await transact(db, async (trx) => {
        if (!(await removeDeletionRequest(trx, customerId)))
          throw new ServiceError(404, texts.noDeletionRequest)
        await audit.append(trx, { action, actor, customerId })
      })
    },
  })
}
