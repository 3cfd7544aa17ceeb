import ConfirmDialog from '../../../base/ui/ConfirmDialog.tsx'
import type { Marked } from './marked.ts'
import * as texts from './texts.ts'
import type { Steps } from './useSteps.ts'

interface Props {
  marked: readonly Marked[]
  steps: Steps
  /** Called once it is done. */
  onDone: () => void
  onClose: () => void
  /** Returns the element to focus on closing; null restores the previous focus. */
  finalFocus: () => HTMLElement | null
}

/** Asks whether to remove several documents. */
export default function RemoveMarkedDialog({ marked, steps, onDone, onClose, finalFocus }: Props) {
  const count = marked.length
  const papers = marked.filter(({ paper }) => paper).length
  return (
    <ConfirmDialog
      title={texts.removeQuestion(count)}
      action={texts.remove}
      onClose={onClose}
      finalFocus={finalFocus}
      onConfirm={async () => {
        const changes = marked.map((each) =>
          each.paper
            ? ({ kind: 'removePaper', ...each.paper } as const)
            : ({ kind: 'remove', ...each.seen } as const),
        )
        await steps.take(changes, () => texts.removed(count))
        onDone()
      }}
    >
      {papers < count && texts.removeNote(count - papers)}
      {papers > 0 && <p className={papers < count ? 'mt-2' : ''}>{texts.removePapersNote}</p>}
    </ConfirmDialog>
  )
}
