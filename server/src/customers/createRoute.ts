import { paths } from '@hausblick/contract/calls.ts'
import { signUpLinkReply } from '@hausblick/contract/invitations.ts'
import { createCustomerBody } from '@hausblick/contract/requests.ts'
import { admitOperating } from '../http/access.ts'
import { replies } from '../http/schemas.ts'
import type { App, Service } from '../http/service.ts'
import { createCustomer } from './create.ts'

export function registerCreateCustomer(app: App, { config, database, callerOf }: Service): void {
  const schema = {
    summary: 'Makes a customer, for operators, and gives the link by which they sign up.',
    body: createCustomerBody,
    response: replies(signUpLinkReply),
  }
  app.post(paths.createCustomer, { schema }, async (request) => {
    admitOperating(await callerOf(request))
    const { customerId } = request.body
    return { signUpLink: await createCustomer(database.db, customerId, config.publicUrl) }
  })
}
