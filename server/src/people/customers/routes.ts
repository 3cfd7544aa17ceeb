import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import {
  createCustomerCall,
  findCustomerIdCall,
  listCustomersCall,
  renameCustomerCall,
} from '@hausblick/contract/calls/customers.ts'
import { admitCustomerIdByEmail } from '../../platform/http/access/people.ts'
import { admitAccount, admitOperatorTo, admitStaffToAll } from '../../platform/http/access/roles.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { sendPages } from '../../platform/http/sendPages.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { createCustomer } from './create.ts'
import { describeCaller, findOwnCustomerId } from './describe.ts'
import {
  findCustomerId,
  listAllCustomers,
  listCustomers,
  listManyCustomers,
  MAX_AT_ONCE,
} from './list.ts'
import { renameCustomer } from './names.ts'
import * as texts from './texts.ts'

/** Registers the customer list, the creation and naming of customers, and the caller's own description. */
export function registerCustomers(app: App, service: Service): void {
  const answer = createAnswer(app, service)
  const { db } = service.database

  answer(listCustomersCall, {
    admit: admitStaffToAll,
    handle: ({ scope }, { query: { search, limit = MAX_AT_ONCE } }) =>
      listCustomers(db, scope, { search, limit }),
    send: async ({ scope }, { query: { search, limit } }, { reply }) => {
      if (limit !== undefined && limit <= MAX_AT_ONCE)
        return await listCustomers(db, scope, { search, limit })
      const pages =
        limit === undefined
          ? listAllCustomers(db, scope, search)
          : listManyCustomers(db, scope, { search, limit })
      return sendPages(reply, pages, (customers) => customers)
    },
  })

  answer(findCustomerIdCall, {
    admit: (caller, { query }) =>
      admitCustomerIdByEmail(caller, query.email.toLowerCase(), async (email) => {
        const customerId = await findCustomerId(db, email)
        if (customerId === undefined) throw new ServiceError(404, texts.noCustomerOfAddress)
        return customerId
      }),
    handle: async ({ actor, scope }) => ({
      customerId: scope ? scope.customerId : await findOwnCustomerId(db, actor),
    }),
  })

  answer(createCustomerCall, {
    admit: (caller, { body }) => admitOperatorTo(caller, body.customerId),
    handle: async (operator, { body }) => ({
      signUpLink: await createCustomer(service, operator, body.name),
    }),
  })

  answer(renameCustomerCall, {
    admit: (caller, { params }) => admitOperatorTo(caller, params.customerId),
    handle: (operator, { body }) => renameCustomer(service, operator, body.name),
  })

  answer(readMeCall, {
    admit: admitAccount,
    handle: ({ actor }) => describeCaller(service, actor),
  })
}
