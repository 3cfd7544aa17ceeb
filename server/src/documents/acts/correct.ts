import { renameStored } from '../correct/correct.ts'
import type { Act } from './act.ts'
import { askedOf, formerOf } from './asked.ts'
import { findChanged, findSeen } from './findSeen.ts'
import { copyMoved, move, undoMove } from './move.ts'

/** Gives a document, filed or waiting, other parts or another customer. */
export const correctAct: Act<'correct'> = {
  copy: async (service, change) =>
    change.to === change.customerId ? null : await copyMoved(service, change),
  apply: async (acting, change, copy) => {
    const { trx, record } = acting
    const { customerId, number, to } = change
    const before = await findSeen(trx, change)
    if (!before) return null
    if (to !== customerId) return await move(acting, { document: before, change, copy })
    const fileName = await renameStored(trx, record, before, askedOf(change))
    return { kind: 'correct', before, after: { customerId, number, fileName } }
  },
  undo: async (acting, row) => {
    const { trx, record } = acting
    const document = await findChanged(trx, row)
    if (!document) return false
    if (row.new_customer_id !== row.customer_id) return await undoMove(acting, row, document)
    await renameStored(trx, record, document, formerOf(row))
    return true
  },
}
