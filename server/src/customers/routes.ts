import { customerIdByEmailReply, meReply, paths } from '@hausblick/contract/calls.ts'
import { signUpLinkReply } from '@hausblick/contract/invitations.ts'
import {
  createCustomerBody,
  customerIdByEmailQuerySchema,
  searchQuerySchema,
} from '@hausblick/contract/requests.ts'
import { customerRow } from '@hausblick/contract/rows/customer.ts'
import * as z from 'zod/mini'
import {
  admitCustomerIdByEmail,
  admitCustomers,
  admitOperating,
  admitSignedIn,
} from '../http/access.ts'
import { ServiceError } from '../http/errors.ts'
import { describeReplies } from '../http/schemas.ts'
import { sendPages } from '../http/sendPages.ts'
import type { App, Service } from '../http/service.ts'
import * as texts from '../http/texts.ts'
import { createCustomer } from './create.ts'
import { customerIdOf, describeCaller } from './describe.ts'
import { listAllCustomers, listCustomers, listManyCustomers, MAX_AT_ONCE } from './list.ts'

/** Registers the customer list, the creation of customers, and the caller's own description. */
export function registerCustomers(app: App, service: Service): void {
  registerCustomerLists(app, service)
  registerCreateCustomer(app, service)
  registerMe(app, service)
}

function registerCustomerLists(app: App, { database: { db }, callerOf }: Service): void {
  const listSchema = {
    summary: 'Lists customers, optionally filtered by id or address, up to a limit; for staff.',
    querystring: searchQuerySchema,
    response: describeReplies(z.array(customerRow)),
  }
  app.get(paths.customers, { schema: listSchema }, async (request, reply) => {
    const scope = admitCustomers(await callerOf(request))
    const { search, limit } = request.query
    if (limit !== undefined && limit <= MAX_AT_ONCE)
      return await listCustomers(db, scope, { search, limit })
    const pages =
      limit === undefined
        ? listAllCustomers(db, scope, search)
        : listManyCustomers(db, scope, { search, limit })
    return sendPages(reply, pages, (customers) => customers)
  })

  const lookUpSchema = {
    summary: 'Finds the customer id of an address; customers may look up their own.',
    querystring: customerIdByEmailQuerySchema,
    response: describeReplies(customerIdByEmailReply),
  }
  app.get(paths.customerIdByEmail, { schema: lookUpSchema }, async (request) => {
    const email = request.query.email.toLowerCase()
    const caller = admitCustomerIdByEmail(await callerOf(request), email)
    const customerId = await customerIdOf(db, caller, email)
    if (customerId === undefined) throw new ServiceError(404, texts.noCustomerOfAddress)
    return { customerId }
  })
}

function registerCreateCustomer(app: App, { config, database, callerOf }: Service): void {
  const schema = {
    summary: 'Creates a customer and returns their sign-up link; for operators.',
    body: createCustomerBody,
    response: describeReplies(signUpLinkReply),
  }
  app.post(paths.createCustomer, { schema }, async (request) => {
    admitOperating(await callerOf(request))
    const { customerId } = request.body
    return { signUpLink: await createCustomer(database.db, customerId, config.publicUrl) }
  })
}

/** Describes the caller, with the rights that database and configuration currently grant. */
function registerMe(app: App, { callerOf }: Service): void {
  const schema = { summary: 'Describes the caller.', response: describeReplies(meReply) }
  app.get(paths.me, { schema }, async (request) => {
    return describeCaller(admitSignedIn(await callerOf(request)))
  })
}
