import { erasure } from '@hausblick/contract/erasure.ts'
import { erasurePaths } from '@hausblick/contract/erasurePaths.ts'
import { erasureBody, erasureParams } from '@hausblick/contract/erasureRequests.ts'
import { admitErasure, admitFreshSignIn, admitSignedIn } from '../http/access.ts'
import { ServiceError } from '../http/errors.ts'
import { registerPolling } from '../http/polling.ts'
import { describeReplies } from '../http/schemas.ts'
import type { App, Service } from '../http/service.ts'
import * as texts from '../http/texts.ts'
import { eraseCustomer, previewErasure } from './erase.ts'
import { forgetUnusedWords } from './forgetWords.ts'

const FORGET_EVERY_MS = 60_000

/** Registers the deletion of customers (GDPR Art. 17), and what remains to be done after one. */
export function registerErasures(app: App, service: Service): void {
  const { callerOf, config, database, look } = service
  const previewSchema = {
    summary: 'What deleting a customer would delete, and what must be kept; for operators.',
    params: erasureParams,
    response: describeReplies(erasure),
  }
  app.get(erasurePaths.erasure, { schema: previewSchema }, async (request) => {
    const caller = await callerOf(request)
    const scope = admitErasure(caller, request.params.customerId)
    const preview = await previewErasure(service, scope)
    await look(caller, scope)
    return preview
  })

  const eraseSchema = {
    summary: 'Deletes a customer with everything stored about them; for operators.',
    params: erasureParams,
    body: erasureBody,
    response: describeReplies(erasure),
  }
  app.post(erasurePaths.erasure, { schema: eraseSchema }, async (request) => {
    const caller = admitSignedIn(await callerOf(request))
    const scope = admitErasure(caller, request.params.customerId)
    admitFreshSignIn(caller)
    const { customerId } = scope
    if (request.body.confirmation !== customerId)
      throw new ServiceError(400, texts.erasureUnconfirmed(customerId))
    if (customerId === config.demoCustomerId) throw new ServiceError(409, texts.demoStays)
    return await eraseCustomer(service, scope, caller)
  })

  registerPolling(app, {
    everyMs: FORGET_EVERY_MS,
    work: (signal) => forgetUnusedWords(database, signal),
    failure: 'could not forget the words of deleted documents',
  })
}
