import { REMOVED_KEPT_DAYS } from '@hausblick/contract/calls/corrections.ts'
import { MISDIRECTED } from '../../platform/audit/misdirected.ts'
import { restoreStored, takeRemoved } from '../withheld/restore.ts'
import { withholdDocument } from '../withheld/withhold.ts'
import type { Act } from './act.ts'
import { findSeen } from './findSeen.ts'

const DAY_MS = 24 * 60 * 60_000

/** Removes a document, which operators can restore for some weeks. */
export const removeAct: Act<'remove'> = {
  removes: true,
  apply: async ({ trx, caller, record }, change) => {
    const before = await findSeen(trx, change)
    if (!before) return null
    const { customerId, number, seen: fileName, isMisdirected: tells = false } = change
    const until = new Date(Date.now() + REMOVED_KEPT_DAYS * DAY_MS).toISOString()
    const key = { customerId, number }
    await withholdDocument(trx, key, { reason: 'removed', withheld_by: caller.email, until })
    const reason = tells ? { reason: MISDIRECTED } : {}
    const details = { document: fileName, number: String(number), until, ...reason }
    await record(trx, { action: 'documentRemoved', customerId, details })
    return { kind: 'remove', before, after: { ...key, fileName }, tells }
  },
  undo: async ({ trx, record }, { customer_id: customerId, number }) => {
    const removed = await takeRemoved(trx, { customerId, number })
    if (removed) await restoreStored(trx, record, removed)
    return removed !== undefined
  },
}
