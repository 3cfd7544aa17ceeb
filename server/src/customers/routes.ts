import { searchQuery } from '@hausblick/contract/calls/fields.ts'
import { customerIdByEmailReply, meReply, paths } from '@hausblick/contract/calls.ts'
import { signUpLinkReply } from '@hausblick/contract/invitations.ts'
import {
  createCustomerBody,
  customerIdByEmailQuerySchema,
  customerNameBody,
  customerParams,
} from '@hausblick/contract/requests.ts'
import { customerRow } from '@hausblick/contract/rows/customer.ts'
import { settingsPaths } from '@hausblick/contract/settingsPaths.ts'
import * as z from 'zod/mini'
import {
  admitAccount,
  admitCustomerIdByEmail,
  admitCustomers,
  admitOperating,
} from '../http/access.ts'
import type { Caller } from '../http/callers.ts'
import { ServiceError } from '../http/errors.ts'
import { describeReplies } from '../http/schemas.ts'
import { sendPages } from '../http/sendPages.ts'
import type { App, Service } from '../http/service.ts'
import * as texts from '../http/texts.ts'
import { createCustomer } from './create.ts'
import { customerIdOf, describeCaller } from './describe.ts'
import { listAllCustomers, listCustomers, listManyCustomers, MAX_AT_ONCE } from './list.ts'
import { renameCustomer } from './names.ts'

/** Registers the customer list, the creation and naming of customers, and the caller's own description. */
export function registerCustomers(app: App, service: Service): void {
  registerCustomerLists(app, service)
  registerCreateCustomer(app, service)
  registerRenameCustomer(app, service)
  registerMe(app, service)
}

function registerCustomerLists(app: App, service: Service): void {
  const {
    database: { db },
    callerOf,
    look,
  } = service
  const readSome = createCustomersRead(service)
  const listSchema = {
    summary:
      'Lists customers, optionally filtered by id, name or address, up to a limit; for staff.',
    querystring: searchQuery,
    response: describeReplies(z.array(customerRow)),
  }
  app.get(paths.customers, { schema: listSchema }, async (request, reply) => {
    const caller = await callerOf(request)
    const { search, limit } = request.query
    if (limit !== undefined && limit <= MAX_AT_ONCE) return await readSome(caller, request.query)
    const scope = admitCustomers(caller)
    await look(caller, scope)
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
    if (email !== caller.email) await look(caller, { customerId })
    return { customerId }
  })
}

/** Creates the read of some customers, by id, name or address, for staff. */
export function createCustomersRead({
  database: { db },
  look,
}: Pick<Service, 'database' | 'look'>) {
  return async (caller: Caller, { search, limit = MAX_AT_ONCE }: z.infer<typeof searchQuery>) => {
    const scope = admitCustomers(caller)
    await look(caller, scope)
    return await listCustomers(db, scope, { search, limit })
  }
}

function registerCreateCustomer(app: App, { config, database, callerOf, audit }: Service): void {
  const schema = {
    summary: 'Creates a customer and returns their sign-up link; for operators.',
    body: createCustomerBody,
    response: describeReplies(signUpLinkReply),
  }
  app.post(settingsPaths.createCustomer, { schema }, async (request) => {
    const caller = admitOperating(await callerOf(request))
    const record = audit.by(caller)
    return { signUpLink: await createCustomer(database.db, request.body, config.publicUrl, record) }
  })
}

function registerRenameCustomer(app: App, service: Service): void {
  const schema = {
    summary: 'Gives a customer a name, or takes it away if it is empty; for operators.',
    params: customerParams,
    body: customerNameBody,
    response: describeReplies(z.object({})),
  }
  app.patch(settingsPaths.customer, { schema }, async (request) => {
    const caller = admitOperating(await service.callerOf(request))
    await renameCustomer(service, caller, request.params.customerId, request.body.name)
    return {}
  })
}

/** Describes the caller, with the rights that database and configuration currently grant. */
function registerMe(app: App, service: Service): void {
  const schema = { summary: 'Describes the caller.', response: describeReplies(meReply) }
  app.get(paths.me, { schema }, async (request) => {
    return await describeCaller(service, admitAccount(await service.callerOf(request)))
  })
}
