import {
  endCustomerCall,
  listDirectoryCall,
  readDirectoryEntryCall,
  viewAsOwnerCall,
} from '@hausblick/contract/calls/customerDirectory.ts'
import { transact } from '../../../platform/database/transact.ts'
import {
  admitOperatorTo,
  admitStaffTo,
  admitStaffToAll,
} from '../../../platform/http/access/roles.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { requireCustomer } from '../requireCustomer.ts'
import { describeCustomer } from './describe.ts'
import { endCustomer } from './end.ts'
import { listDirectory } from './list.ts'
import { createRenewal } from './renew.ts'

/** Registers the list of customers with what is known of each, and what staff do with one of them. */
export function registerDirectory(app: App, service: Service): void {
  const { audit, config, database } = service
  const { db } = database
  const answer = createAnswer(app, service)

  const startRenewal = createRenewal(app, database)

  answer(listDirectoryCall, {
    admit: admitStaffToAll,
    handle: async ({ scope }, { query }) => {
      // The demo is nobody's.
      const asked = { ...query, except: config.demoCustomerId }
      const { isStale, ...page } = await listDirectory(database, scope, asked)
      if (isStale) startRenewal()
      return page
    },
  })

  answer(readDirectoryEntryCall, {
    // An unknown customer leaves no look in the log.
    admit: async (caller, { params: { customerId } }) => {
      const admitted = admitStaffTo(caller, customerId)
      await requireCustomer(db, customerId)
      return admitted
    },
    handle: ({ scope }) => describeCustomer(database, scope),
  })

  answer(endCustomerCall, {
    admit: (caller, { params }) => admitOperatorTo(caller, params.customerId),
    fresh: true,
    handle: (operator) => endCustomer(service, operator),
  })

  answer(viewAsOwnerCall, {
    admit: (caller, { params }) => admitStaffTo(caller, params.customerId),
    handle: ({ actor, scope: { customerId } }) =>
      transact(db, async (trx) => {
        await requireCustomer(trx, customerId)
        await audit.append(trx, { action: 'viewedAsOwner', actor, customerId })
      }),
  })
}
