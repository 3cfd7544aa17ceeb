import { deletionRequest, deletionRequestsReply } from '@hausblick/contract/myData.ts'
import {
  deletionRequestBody,
  deletionRequestParams,
  deletionRequestsQuerySchema,
} from '@hausblick/contract/requests.ts'
import { settingsPaths } from '@hausblick/contract/settingsPaths.ts'
import * as z from 'zod/mini'
import { transact } from '../../database/transact.ts'
import {
  admitDeletionRequests,
  admitEndDeletionRequest,
  admitFreshSignIn,
  admitMyData,
  admitSignedIn,
} from '../../http/access.ts'
import type { Caller } from '../../http/callers.ts'
import { ServiceError } from '../../http/errors.ts'
import { describeReplies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import * as texts from '../../http/texts.ts'
import { aboutCustomer } from '../../mail/about.ts'
import { findNames } from '../names.ts'
import { requireCustomer } from '../requireCustomer.ts'
import { writeDeletionMail } from './mail.ts'
import { addDeletionRequest, readDeletionRequests, removeDeletionRequest } from './store.ts'

/** Registers customers' requests to delete all their data (GDPR Art. 17). */
export function registerDeletionRequests(app: App, service: Service): void {
  const { audit, config, database, callerOf, mailer } = service
  const readSchema = {
    summary: 'Lists the deletion request of a customer, or all of them; all are for staff.',
    querystring: deletionRequestsQuerySchema,
    response: describeReplies(deletionRequestsReply),
  }
  const read = createDeletionRequestsRead(service)
  app.get(settingsPaths.deletionRequests, { schema: readSchema }, async (request) => {
    return await read(await callerOf(request), request.query)
  })

  const addSchema = {
    summary: 'Requests the deletion of all data of a customer.',
    body: deletionRequestBody,
    response: describeReplies(deletionRequest),
  }
  app.post(settingsPaths.deletionRequests, { schema: addSchema }, async (request) => {
    const caller = admitSignedIn(await callerOf(request))
    const { customerId } = admitMyData(caller, request.body.customerId)
    await requireCustomer(database.db, customerId)
    const requestedAt = new Date().toISOString()
    const added = { customerId, requestedAt, requestedBy: caller.email }
    await transact(database.db, async (trx) => {
      if (!(await addDeletionRequest(trx, added))) return
      const about = [aboutCustomer(customerId)]
      const name = (await findNames(trx, [customerId])).get(customerId)
      for (const to of config.operatorEmails)
        await mailer.queue(trx, { ...writeDeletionMail(to, added, name, config), about })
      await audit.append(trx, { action: 'deletionRequested', actor: caller, customerId })
    })
    return added
  })

  const endSchema = {
    summary: 'Closes a deletion request: withdrawn by the customer, or handled by the operator.',
    params: deletionRequestParams,
    response: describeReplies(z.object({})),
  }
  app.delete(settingsPaths.deletionRequest, { schema: endSchema }, async (request) => {
    const caller = await callerOf(request)
    const { customerId } = admitEndDeletionRequest(caller, request.params.customerId)
    // A customer can file a request again; an operator's decision is final.
    if (caller.kind === 'operator') admitFreshSignIn(caller)
    const action = caller.kind === 'customer' ? 'deletionWithdrawn' : 'deletionDeclined'
    await transact(database.db, async (trx) => {
      if (!(await removeDeletionRequest(trx, customerId)))
        throw new ServiceError(404, texts.noDeletionRequest)
      await audit.append(trx, { action, actor: caller, customerId })
    })
    return {}
  })
}

/** Creates the read of the deletion request of a customer, or of all of them; all are for staff. */
export function createDeletionRequestsRead({ database, look }: Pick<Service, 'database' | 'look'>) {
  return async (caller: Caller, { customerId }: z.infer<typeof deletionRequestsQuerySchema>) => {
    const scope = admitDeletionRequests(caller, customerId)
    await look(caller, scope)
    return await readDeletionRequests(database.db, scope)
  }
}
