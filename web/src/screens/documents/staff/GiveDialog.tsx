import { type Giving, giveDocumentCall } from '@hausblick/contract/calls/givings.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { toDocumentParams, toSeenDocument } from '../../../base/data/documents/corrections.ts'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { GiveForm } from '../../../parts/layout/recipients/GiveForm.tsx'
import { GivingDone } from '../../../parts/layout/recipients/GivingDone.tsx'
import { giveHeading } from '../../../parts/layout/recipients/texts.ts'
import { useListSuggestions } from '../../../parts/upload/staff/useListSuggestions.ts'

interface Props {
  entry: DocumentEntry
  account: string
  finalFocus: () => HTMLElement | null
  onClose: () => void
}

/** Adds a document to further owners, each with a document of their own under the same name. */
export function GiveDialog({ entry, account, finalFocus, onClose }: Props) {
  const { client } = useAccess()
  const [given, setGiven] = useState<Giving | null>(null)
  const suggestions = useListSuggestions(entry.customerId, account)
  return (
    <Dialog title={giveHeading} onClose={onClose} finalFocus={finalFocus}>
      {given ? (
        <GivingDone begun={given} onClose={onClose} />
      ) : (
        <GiveForm
          values={{
            street: { isNew: false, text: entry.street },
            type: { isNew: false, text: entry.type },
            date: entry.date ?? '',
            label: entry.name,
          }}
          suggestions={suggestions}
          canLackDate={entry.date === null}
          without={[entry.customerId]}
          give={async (asked) => {
            const seen = toSeenDocument(entry)
            return await ask(client, giveDocumentCall, {
              params: toDocumentParams(seen),
              body: { ...asked, seen: seen.fileName },
            })
          }}
          onGiven={setGiven}
        />
      )}
    </Dialog>
  )
}
