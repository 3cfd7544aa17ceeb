import {
  filePaperForManyCall,
  type Giving,
  giveDocumentCall,
} from '@hausblick/contract/calls/givings.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { type SeenDocument, toDocumentParams } from '../../../base/data/documents/corrections.ts'
import { fileDocument } from '../../../base/data/documents/inbox.ts'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { type AskedGiving, GiveForm } from '../../../parts/layout/recipients/GiveForm.tsx'
import { GivingDone } from '../../../parts/layout/recipients/GivingDone.tsx'
import { giveHeading } from '../../../parts/layout/recipients/texts.ts'
import type { Done, ToMany } from './letter.ts'
import type { useFiling } from './useFiling.ts'

interface Props extends ToMany {
  filing: ReturnType<typeof useFiling>
  onClose: () => void
}

/** Files what waits for many: a paper for all who are chosen, a document for its customer and for others as well. */
export default function ManyDialog({ entry, values, suggestions, filing, onClose }: Props) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [given, setGiven] = useState<Giving | null>(null)
  const done = useRef<Done>(null)
  // Another attempt gives what the first has filed.
  const filed = useRef<SeenDocument>(null)

  async function fileFirst({ street, date, type, name }: AskedGiving): Promise<SeenDocument> {
    if (filed.current) return filed.current
    const { customerId, number } = entry
    const asked = { street, date: date ?? '', type, name }
    filing.leave(entry)
    try {
      const fileName = await fileDocument(client, queries, entry, asked)
      filed.current = { customerId, number, fileName }
    } catch (cause) {
      filing.refuse({ entry, filing: asked, customer: null }, cause)
      throw cause
    }
    filing.add(entry, filed.current)
    return filed.current
  }

  async function givePaper(paper: number, asked: AskedGiving): Promise<Giving> {
    const body = { ...asked, date: asked.date ?? '' }
    filing.leave(entry)
    try {
      return await ask(client, filePaperForManyCall, { params: { paper: String(paper) }, body })
    } catch (cause) {
      filing.refuse({ entry, filing: body, customer: null }, cause)
      throw cause
    }
  }

  async function giveDocument(asked: AskedGiving): Promise<Giving> {
    const seen = await fileFirst(asked)
    const body = { ...asked, seen: seen.fileName }
    return await ask(client, giveDocumentCall, { params: toDocumentParams(seen), body })
  }

  return (
    <Dialog title={giveHeading} onClose={onClose}>
      {given ? (
        <GivingDone
          begun={given}
          onClose={onClose}
          onTakenBack={() => done.current && filing.putBack(done.current)}
        />
      ) : (
        <GiveForm
          values={values}
          suggestions={suggestions}
          without={entry.paper ? [] : [entry.customerId]}
          give={async (asked) => {
            const { paper } = entry
            const giving = await (paper ? givePaper(paper.paper, asked) : giveDocument(asked))
            done.current = { giving, name: asked.name, paper: paper?.paper }
            filing.add(entry, done.current)
            return giving
          }}
          onGiven={setGiven}
        />
      )}
    </Dialog>
  )
}
