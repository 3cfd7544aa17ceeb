import { paths } from '@hausblick/contract/calls.ts'
import { signUpLinkReply } from '@hausblick/contract/invitations.ts'
import { createCustomerBody } from '@hausblick/contract/requests.ts'
import { denyOperating } from '../http/access.ts'
import { enforce } from '../http/callers.ts'
import { replies } from '../http/schemas.ts'
import type { App, Service } from '../http/service.ts'
import { createCustomer } from './create.ts'

export function registerCreateCustomer(app: App, { config, database, callerOf }: Service): void {
  const schema = {
    summary: 'Makes a customer, for operators, and gives the link by which they sign up.',
    body: createCustomerBody,
    response: replies(signUpLinkReply),
  }
  app.post(paths.createCustomer, { schema }, async (request, reply) => {
    const caller = await callerOf(request)
    enforce(request, caller, denyOperating(caller))
    reply.header('cache-control', 'no-store')
    const { customerId } = request.body
    return { signUpLink: await createCustomer(database.db, customerId, config.publicUrl) }
  })
}
