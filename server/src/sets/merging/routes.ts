import {
  listMergesCall,
  mergeCustomersCall,
  previewMergeCall,
  previewUndoMergeCall,
  undoMergeCall,
} from '@hausblick/contract/calls/merges.ts'
import { requireCustomer } from '../../people/customers/requireCustomer.ts'
import { admitOperatorTo } from '../../platform/http/access/roles.ts'
import { admitMerge } from '../../platform/http/access/sets.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import { registerPolling } from '../../platform/http/polling.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { checkMergeable } from './check.ts'
import { forgetOld } from './forget.ts'
import { listMerges } from './list.ts'
import { mergeCustomers } from './merge.ts'
import { pairOf } from './parts.ts'
import { describeMerge } from './preview.ts'
import { previewUndo } from './previewUndo.ts'
import { undoMerge } from './undo.ts'

const FORGET_EVERY_MS = 60 * 60_000

/** Registers that two customers become one, and two again. */
export function registerMerging(app: App, service: Service): void {
  const answer = createAnswer(app, service)
  const { db } = service.database

  answer(previewMergeCall, {
    admit: async (caller, { params, query }) => {
      const admitted = admitMerge(caller, params.customerId, query.merged)
      for (const { customerId } of [admitted.scope, admitted.merged])
        await requireCustomer(db, customerId)
      // Before the look, as what is refused shows nothing.
      await checkMergeable(db, pairOf(admitted), service.config.demoCustomerId)
      return admitted
    },
    // Never part of a page: what is confirmed must be what is stored at that moment.
    send: (admitted) => describeMerge(db, pairOf(admitted)),
  })

  answer(mergeCustomersCall, {
    admit: (caller, { params, body }) => admitMerge(caller, params.customerId, body.merged),
    fresh: true,
    handle: async (admitted, { body }) => ({
      id: await mergeCustomers(service, admitted, body.seen),
    }),
  })

  answer(listMergesCall, {
    admit: (caller, { params }) => admitOperatorTo(caller, params.customerId),
    handle: (admitted) => listMerges(db, admitted),
  })

  answer(previewUndoMergeCall, {
    admit: (caller, { params }) => admitOperatorTo(caller, params.customerId),
    send: (admitted, { params }) => previewUndo(db, admitted, params.id),
  })

  answer(undoMergeCall, {
    admit: (caller, { params }) => admitOperatorTo(caller, params.customerId),
    fresh: true,
    handle: (admitted, { params }) => undoMerge(service, admitted, params.id),
  })

  registerPolling(app, {
    everyMs: FORGET_EVERY_MS,
    work: () => forgetOld(db),
    failure: 'could not forget what was kept of merged customers',
  })
}
