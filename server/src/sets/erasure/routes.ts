import { eraseCustomerCall, previewErasureCall } from '@hausblick/contract/calls/erasure.ts'
import { requireCustomer } from '../../people/customers/requireCustomer.ts'
import { admitOperatorTo } from '../../platform/http/access/roles.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { registerPolling } from '../../platform/http/polling.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { eraseCustomer, previewErasure } from './erase.ts'
import { forgetUnusedWords } from './forgetWords.ts'
import * as texts from './texts.ts'

const FORGET_EVERY_MS = 60_000

/** Registers the deletion of customers (GDPR Art. 17), and what remains to be done after one. */
export function registerErasures(app: App, service: Service): void {
  const { config, database } = service
  const answer = createAnswer(app, service)

  answer(previewErasureCall, {
    admit: async (caller, { params }) => {
      const admitted = admitOperatorTo(caller, params.customerId)
      await requireCustomer(database.db, admitted.scope.customerId)
      return admitted
    },
    handle: ({ scope }) => previewErasure(service, scope),
  })

  answer(eraseCustomerCall, {
    admit: (caller, { params }) => admitOperatorTo(caller, params.customerId),
    fresh: true,
    handle: async ({ actor, scope }, { body }) => {
      const { customerId } = scope
      if (body.confirmation !== customerId)
        throw new ServiceError(400, texts.erasureUnconfirmed(customerId))
      if (customerId === config.demoCustomerId) throw new ServiceError(409, texts.demoStays)
      return await eraseCustomer(service, scope, actor)
    },
  })

  registerPolling(app, {
    everyMs: FORGET_EVERY_MS,
    work: (signal) => forgetUnusedWords(database, signal),
    failure: 'could not forget the words of deleted documents',
  })
}
