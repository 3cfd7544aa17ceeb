import { REMOVED_KEPT_DAYS } from '@hausblick/contract/calls/corrections.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { useId, useState } from 'react'
import { toSeenDocument } from '../../../base/data/documents/corrections.ts'
import { formatDay } from '../../../base/format/day.ts'
import ConfirmDialog from '../../../base/ui/ConfirmDialog.tsx'
import type { StepDialogProps } from '../../../parts/layout/marked/useSteps.ts'
import * as texts from './correctionTexts.ts'

const DAY_MS = 24 * 60 * 60_000

interface Props extends StepDialogProps {
  entry: DocumentEntry
}

/** Asks whether to remove a document, and whether its customer is told that it was not meant for him. */
export function RemoveDialog({ entry, steps, onDone, finalFocus, onClose }: Props) {
  const [isMisdirected, setMisdirected] = useState(false)
  const id = useId()
  return (
    <ConfirmDialog
      title={texts.removeQuestion}
      action={texts.remove}
      finalFocus={finalFocus}
      onClose={onClose}
      onConfirm={async () => {
        const { fileName: seen, ...key } = toSeenDocument(entry)
        const until = new Date(Date.now() + REMOVED_KEPT_DAYS * DAY_MS).toISOString()
        await steps.take([{ kind: 'remove', ...key, seen, isMisdirected }], () =>
          texts.removed(entry.name, formatDay(until)),
        )
        onDone()
      }}
    >
      <p>{texts.removeNote(entry.name)}</p>
      <div className="mt-4 flex items-start gap-3 text-ink">
        <input
          id={id}
          type="checkbox"
          className="mt-0.5 size-6 shrink-0 accent-brand"
          checked={isMisdirected}
          onChange={(event) => setMisdirected(event.target.checked)}
        />
        <label htmlFor={id}>{texts.misdirected}</label>
      </div>
    </ConfirmDialog>
  )
}
