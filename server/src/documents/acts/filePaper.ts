import { filePaper } from '../papers/filePaper.ts'
import type { Act } from './act.ts'
import { isWaiting, makeWait } from './papers.ts'

/** Files a paper as a document of a customer. */
export const filePaperAct: Act<'filePaper'> = {
  apply: async ({ trx, caller, config, record }, change) => {
    if (!(await isWaiting(trx, change))) return null
    const { kind, paper, seen: name, customerId } = change
    const filing = { paper, customerId, parts: change }
    return { kind, paper, name, after: await filePaper(trx, { config, record }, caller, filing) }
  },
  undo: makeWait,
}
