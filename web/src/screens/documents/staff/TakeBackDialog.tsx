import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAccess } from '../../../base/data/access.ts'
import { takeBackFiling, toSeenDocument } from '../../../base/data/documents/corrections.ts'
import ConfirmDialog from '../../../base/ui/ConfirmDialog.tsx'
import * as texts from './correctionTexts.ts'

interface Props {
  entry: DocumentEntry
  onDone: (done: string) => void
  finalFocus: () => HTMLElement | null
  onClose: () => void
}

/** Asks whether to put a filed document back into the inbox. */
export function TakeBackDialog({ entry, onDone, finalFocus, onClose }: Props) {
  const { client } = useAccess()
  const queries = useQueryClient()
  return (
    <ConfirmDialog
      title={texts.takeBackQuestion}
      action={texts.takeBack}
      finalFocus={finalFocus}
      onClose={onClose}
      onConfirm={async () => {
        await takeBackFiling(client, queries, toSeenDocument(entry))
        onDone(texts.takenBack(entry.name))
      }}
    >
      {texts.takeBackNote(entry.name)}
    </ConfirmDialog>
  )
}
