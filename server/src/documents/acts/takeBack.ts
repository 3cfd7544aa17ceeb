import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { nameInInbox } from '../nameInInbox.ts'
import type { Act } from './act.ts'
import { formerOf } from './asked.ts'
import { markFiled, markReceived } from './filing.ts'
import { findChanged, findSeen } from './findSeen.ts'
import type { Before } from './journal.ts'

/** Puts a document that was filed at any time back into the inbox, under the name that it had there. */
export const takeBackAct: Act<'takeBack'> = {
  apply: async (acting, change) => {
    const before = await findSeen(acting.trx, change)
    if (before?.state !== 'filed') return null
    const { kind, customerId, number } = change
    const uploadedOn = berlinDay(new Date(before.uploaded_at))
    const asked = { customerId, ...nameInInbox(before.typed_name, uploadedOn) }
    const fileName = await markReceived(acting, before, asked)
    return { kind, before, after: { customerId, number, fileName } }
  },
  undo: async (acting, row) => {
    const document = await findChanged(acting.trx, row)
    if (document?.state !== 'received') return false
    const { filed_at }: Before = JSON.parse(row.former)
    await markFiled(acting, document, formerOf(row), filed_at ?? undefined)
    return true
  },
}
