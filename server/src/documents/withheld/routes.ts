import {
  listRemovedDocumentsCall,
  restoreDocumentCall,
} from '@hausblick/contract/calls/corrections.ts'
import { admitOperatorTo, admitOperatorToAll } from '../../platform/http/access/roles.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import { registerPolling } from '../../platform/http/polling.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { destroyExpired } from './destroy.ts'
import { readRemoved } from './list.ts'
import { restoreDocument } from './restore.ts'
import { removeQueuedFiles } from './storedFiles.ts'

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000
const DESTROY_EVERY_MS = 60_000

/** Registers the documents that staff have removed, and destroys them once their time is over. */
export function registerWithheldDocuments(app: App, service: Service): void {
  const {
    audit,
    database: { db },
    storage,
  } = service
  const answer = createAnswer(app, service)

  answer(listRemovedDocumentsCall, {
    admit: admitOperatorToAll,
    handle: async ({ scope }, { query: { limit = DEFAULT_LIMIT } }) => {
      const { entries, total } = await readRemoved(db, scope, Math.min(limit, MAX_LIMIT))
      return {
        entries: entries.map(({ customer_id: customerId, number, ...entry }) => ({
          customerId,
          number,
          name: entry.file_name,
          removedAt: entry.withheld_at,
          removedBy: entry.withheld_by ?? '',
          until: entry.until,
        })),
        total,
      }
    },
  })

  answer(restoreDocumentCall, {
    admit: (caller, { params }) => admitOperatorTo(caller, params.customerId),
    handle: async ({ actor, scope }, { params: { number } }) => ({
      name: await restoreDocument(db, scope, number, audit.by(actor)),
    }),
  })

  registerPolling(app, {
    everyMs: DESTROY_EVERY_MS,
    work: async (signal) => {
      await destroyExpired(db, audit, signal)
      await removeQueuedFiles({ db, storage }, signal)
    },
    failure: 'could not destroy what is to be destroyed',
  })
}
