import { findCall } from '@hausblick/contract/calls/find.ts'
import { admitFind } from '../http/access.ts'
import { createAnswer } from '../http/answer.ts'
import type { App, Service } from '../http/service.ts'
import { find } from './find.ts'

/** Registers the search for anything that a caller may read. */
export function registerFind(app: App, service: Service): void {
  const { config, database } = service
  createAnswer(app, service)(findCall, {
    admit: (caller, { query }) => admitFind(caller, query.customerId, config.demoCustomerId),
    handle: (admitted, { query }) => find(database.db, admitted, query.q),
  })
}
