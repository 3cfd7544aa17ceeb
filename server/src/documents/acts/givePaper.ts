import { filePaper } from '../papers/filePaper.ts'
import type { Act } from './act.ts'
import { isWaiting, makeWait } from './papers.ts'

/** Puts a paper into the inbox of a customer. */
export const givePaperAct: Act<'givePaper'> = {
  apply: async ({ trx, caller, config, record }, change) => {
    if (!(await isWaiting(trx, change))) return null
    const { kind, paper, seen: name, customerId } = change
    const filing = { paper, customerId, parts: null }
    return { kind, paper, name, after: await filePaper(trx, { config, record }, caller, filing) }
  },
  undo: makeWait,
}
