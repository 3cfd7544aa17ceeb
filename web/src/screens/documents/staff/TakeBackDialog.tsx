import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { toSeenDocument } from '../../../base/data/documents/corrections.ts'
import ConfirmDialog from '../../../base/ui/ConfirmDialog.tsx'
import type { StepDialogProps } from '../../../parts/layout/marked/useSteps.ts'
import * as texts from './correctionTexts.ts'

interface Props extends StepDialogProps {
  entry: DocumentEntry
}

/** Asks whether to put a filed document back into the inbox. */
export function TakeBackDialog({ entry, steps, onDone, finalFocus, onClose }: Props) {
  return (
    <ConfirmDialog
      title={texts.takeBackQuestion}
      action={texts.takeBack}
      finalFocus={finalFocus}
      onClose={onClose}
      onConfirm={async () => {
        const { fileName: seen, ...key } = toSeenDocument(entry)
        await steps.take([{ kind: 'takeBack', ...key, seen }], () => texts.takenBack(entry.name))
        onDone()
      }}
    >
      {texts.takeBackNote(entry.name)}
    </ConfirmDialog>
  )
}
