import { removeDocumentCall } from '@hausblick/contract/calls/corrections.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import {
  renewDocuments,
  toDocumentParams,
  toSeenDocument,
} from '../../../base/data/documents/corrections.ts'
import { formatDay } from '../../../base/format/day.ts'
import ConfirmDialog from '../../../base/ui/ConfirmDialog.tsx'
import * as texts from './correctionTexts.ts'

interface Props {
  entry: DocumentEntry
  onDone: (done: string) => void
  finalFocus: () => HTMLElement | null
  onClose: () => void
}

/** Asks whether to remove a document, and whether its customer is told that it was not meant for him. */
export function RemoveDialog({ entry, onDone, finalFocus, onClose }: Props) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [isMisdirected, setMisdirected] = useState(false)
  const id = useId()
  return (
    <ConfirmDialog
      title={texts.removeQuestion}
      action={texts.remove}
      finalFocus={finalFocus}
      onClose={onClose}
      onConfirm={async () => {
        const seen = toSeenDocument(entry)
        const { until } = await ask(client, removeDocumentCall, {
          params: toDocumentParams(seen),
          query: { seen: seen.fileName, misdirected: isMisdirected ? '1' : '0' },
        })
        renewDocuments(queries)
        onDone(texts.removed(entry.name, formatDay(until)))
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
