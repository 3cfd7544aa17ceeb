import ConfirmDialog from '../../../base/ui/ConfirmDialog.tsx'
import * as texts from './texts.ts'
import type { MarkedDialogProps } from './useSteps.ts'

/** Asks whether to remove several documents. */
export default function RemoveMarkedDialog({
  marked,
  steps,
  onDone,
  onClose,
  finalFocus,
}: MarkedDialogProps) {
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
