import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { fileStored, findUploaded } from '../inbox/file.ts'
import { takeBackStored } from '../inbox/takeBack.ts'
import { nameInInbox } from '../nameInInbox.ts'
import type { Act } from './act.ts'
import { formerOf } from './asked.ts'
import { findChanged, findSeen } from './findSeen.ts'
import type { Before } from './journal.ts'

/**
 * Puts a document that was filed at any time back into the inbox, under the name that it had there, and withdraws the notice of
 * the filing if it has not been sent yet.
 */
export const takeBackAct: Act<'takeBack'> = {
  apply: async ({ trx, record }, change) => {
    const { customerId, number } = change
    const before = await findSeen(trx, change)
    if (before?.state !== 'filed') return null
    const uploadedOn = berlinDay(new Date(before.uploaded_at))
    const asked = { customerId, ...nameInInbox(before.typed_name, uploadedOn) }
    const fileName = await takeBackStored(trx, record, before, asked)
    return { kind: 'takeBack', before, after: { customerId, number, fileName } }
  },
  undo: async ({ trx, record, staff }, row) => {
    const waiting = await findChanged(trx, row)
    const document = await findUploaded(trx, row.customer_id, row.number)
    if (waiting?.state !== 'received' || !document) return false
    const { filed_at: filedAt }: Before = JSON.parse(row.former)
    await fileStored(trx, record, { document, asked: formerOf(row), staff, filedAt })
    return true
  },
}
