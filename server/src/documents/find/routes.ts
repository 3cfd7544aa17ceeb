import { findCall } from '@hausblick/contract/calls/find.ts'
import { admitFind } from '../../platform/http/access/documents.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import { registerPolling } from '../../platform/http/polling.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { find } from './find.ts'
import { completeFindIndex } from './index/update.ts'

const INDEX_EVERY_MS = 2000

/** Registers the search for anything that a caller may read, and keeps its index up to date. */
export function registerFind(app: App, service: Service): void {
  const { config, database } = service
  createAnswer(app, service)(findCall, {
    admit: (caller, { query }) => admitFind(caller, query.customerId, config.demoCustomerId),
    handle: (admitted, { query }) => find(database.db, admitted, query.q),
  })
  registerPolling(app, {
    everyMs: INDEX_EVERY_MS,
    work: (signal) => completeFindIndex(database, signal),
    failure: 'could not index what is to be found',
  })
}
