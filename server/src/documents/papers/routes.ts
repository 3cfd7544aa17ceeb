import * as calls from '@hausblick/contract/calls/papers.ts'
import { readStaffRights } from '../../people/accounts/rights/rights.ts'
import { transact } from '../../platform/database/transact.ts'
import { admitPaperRemoval } from '../../platform/http/access/documents.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import type { Caller } from '../../platform/http/callers.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { registerPolling } from '../../platform/http/polling.ts'
import type { App, Service } from '../../platform/http/service.ts'
import * as texts from '../texts.ts'
import { destroyExpiredPapers } from './expire.ts'
import { readRemovedPapers, restorePaper } from './removed.ts'

const DESTROY_EVERY_MS = 60_000
const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000

/** Registers what becomes of removed papers. */
export function registerPapers(app: App, service: Service): void {
  const { audit, database } = service
  const { db } = database
  const answer = createAnswer(app, service)
  const mayRemove = async (caller: Caller) => admitPaperRemoval(caller, await readStaffRights(db))

  answer(calls.restorePaperCall, {
    admit: mayRemove,
    handle: async ({ actor }, { params }) => {
      const state = await transact(db, (trx) => restorePaper(trx, audit.by(actor), params.paper))
      if (state === undefined) throw new ServiceError(404, texts.paperGone)
      if (state !== 'waiting') throw new ServiceError(409, texts.noPaper)
    },
  })

  answer(calls.listRemovedPapersCall, {
    admit: mayRemove,
    handle: async ({ scope }, { query: { limit = DEFAULT_LIMIT } }) => {
      const { entries, total } = await readRemovedPapers(db, scope, Math.min(limit, MAX_LIMIT))
      return {
        entries: entries.map(({ id: paper, name, pages, ...row }) => ({
          ...{ paper, name, pages },
          removedAt: row.ended_at ?? '',
          removedBy: row.ended_by ?? '',
          until: row.until ?? '',
        })),
        total,
      }
    },
  })

  registerPolling(app, {
    everyMs: DESTROY_EVERY_MS,
    work: (signal) => destroyExpiredPapers(db, audit, signal),
    failure: 'could not destroy expired papers',
  })
}
