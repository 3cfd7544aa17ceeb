import type { Act } from './act.ts'
import { askedOf, formerOf } from './asked.ts'
import { markFiled, markReceived } from './filing.ts'
import { findChanged, findSeen } from './findSeen.ts'

/** Files a document that waits in the inbox. */
export const fileAct: Act<'file'> = {
  apply: async (acting, change) => {
    const before = await findSeen(acting.trx, change)
    if (before?.state !== 'received') return null
    const { kind, customerId, number } = change
    const fileName = await markFiled(acting, before, askedOf(change))
    return { kind, before, after: { customerId, number, fileName } }
  },
  undo: async (acting, row) => {
    const document = await findChanged(acting.trx, row)
    if (document?.state !== 'filed') return false
    await markReceived(acting, document, formerOf(row))
    return true
  },
}
