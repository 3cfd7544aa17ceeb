import { fileStored, findUploaded } from '../inbox/file.ts'
import { takeBackStored } from '../inbox/takeBack.ts'
import type { Act } from './act.ts'
import { askedOf, formerOf } from './asked.ts'
import { findChanged, findSeen } from './findSeen.ts'

/** Files a document that waits in the inbox. */
export const fileAct: Act<'file'> = {
  apply: async ({ trx, staff, record }, change) => {
    const { customerId, number } = change
    const before = await findSeen(trx, change)
    const document = await findUploaded(trx, customerId, number)
    if (before?.state !== 'received' || !document) return null
    const fileName = await fileStored(trx, record, { document, asked: askedOf(change), staff })
    return { kind: 'file', before, after: { customerId, number, fileName } }
  },
  undo: async ({ trx, record }, row) => {
    const document = await findChanged(trx, row)
    if (document?.state !== 'filed') return false
    await takeBackStored(trx, record, document, formerOf(row))
    return true
  },
}
