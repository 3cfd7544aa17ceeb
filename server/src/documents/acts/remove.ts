import { removeStored } from '../correct/remove.ts'
import { restoreStored, takeRemoved } from '../withheld/restore.ts'
import type { Act } from './act.ts'
import { findSeen } from './findSeen.ts'

/** Removes a document, which operators can restore for some weeks. */
export const removeAct: Act<'remove'> = {
  removes: true,
  apply: async ({ trx, caller, record }, change) => {
    const before = await findSeen(trx, change)
    if (!before) return null
    await removeStored(trx, record, { document: before, by: caller.email })
    const { customerId, number, seen: fileName } = change
    return { kind: 'remove', before, after: { customerId, number, fileName } }
  },
  undo: async ({ trx, record }, { customer_id: customerId, number }) => {
    const removed = await takeRemoved(trx, { customerId, number })
    if (removed) await restoreStored(trx, record, removed)
    return removed !== undefined
  },
}
