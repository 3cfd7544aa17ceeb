import { removePaper } from '../papers/removePaper.ts'
import type { Act } from './act.ts'
import { isWaiting, makeWait } from './papers.ts'

/** Removes a paper that waits, which can be restored for some weeks. */
export const removePaperAct: Act<'removePaper'> = {
  removes: true,
  apply: async ({ trx, caller, record }, change) => {
    if (!(await isWaiting(trx, change))) return null
    const { kind, paper, seen: name } = change
    await removePaper(trx, record, caller, paper)
    return { kind, paper, name, after: null }
  },
  undo: makeWait,
}
