import { endPaper } from '../papers/endPaper.ts'
import * as texts from '../texts.ts'
import type { Act } from './act.ts'
import { isWaiting, makeWait } from './papers.ts'

/** Removes a paper that waits, which can be restored for some weeks. */
export const removePaperAct: Act<'removePaper'> = {
  removes: true,
  apply: async ({ trx, caller, record }, change) => {
    if (!(await isWaiting(trx, change))) return null
    const { kind, paper, seen: name } = change
    const removed = await endPaper(trx, paper, 'removed', caller)
    const details = { document: texts.paperNumbered(paper), until: removed?.until ?? '' }
    await record(trx, { action: 'paperRemoved', details })
    return { kind, paper, name, after: null }
  },
  undo: makeWait,
}
