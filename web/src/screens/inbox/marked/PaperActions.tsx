import { Inbox, Trash2 } from 'lucide-react'
import { MarkedDialog, type Question } from '../../../parts/layout/marked/MarkedDialog.tsx'
import { give, remove } from '../../../parts/layout/marked/texts.ts'
import { useStepDialog } from '../../../parts/layout/marked/useStepDialog.ts'
import type { Steps } from '../../../parts/layout/marked/useSteps.ts'
import { useRights } from '../../../parts/session/staff/useRights.ts'
import type { Letter } from '../filing/letter.ts'
import { toMarked } from './toMarked.ts'

const look = 'link tap inline-flex items-center gap-1.5 py-1'

/** What else can be done with a single paper than to file it, each with an undo. */
export function PaperActions({ entry, steps }: { entry: Letter; steps: Steps }) {
  const { remove: mayRemove } = useRights()
  const { asked, open, dialog } = useStepDialog<Question>(steps)
  return (
    <div className="flex flex-wrap gap-x-5">
      <button type="button" className={look} onClick={() => open('move')}>
        <Inbox size={16} />
        {give}
      </button>
      {mayRemove && (
        <button type="button" className={look} onClick={() => open('remove')}>
          <Trash2 size={16} />
          {remove}
        </button>
      )}
      <MarkedDialog asked={asked} marked={[toMarked(entry)]} {...dialog} onDone={dialog.onClose} />
    </div>
  )
}
