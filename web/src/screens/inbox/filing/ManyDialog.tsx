import {
  filePaperForManyCall,
  type Giving,
  giveDocumentCall,
} from '@hausblick/contract/calls/givings.ts'
import { useRef, useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { toDocumentParams } from '../../../base/data/documents/corrections.ts'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { type AskedGiving, GiveForm } from '../../../parts/layout/recipients/GiveForm.tsx'
import { GivingDone } from '../../../parts/layout/recipients/GivingDone.tsx'
import { giveHeading } from '../../../parts/layout/recipients/texts.ts'
import type { Done, ToMany } from './letter.ts'
import { useAskAgain } from './useAskAgain.ts'
import type { useFiling } from './useFiling.ts'

interface Props extends ToMany {
  filing: ReturnType<typeof useFiling>
  onClose: () => void
}

/** Files what waits for many: a paper for all who are chosen, a document for its customer and for others as well. */
export default function ManyDialog({ entry, values, suggestions, filing, onClose }: Props) {
  const { client } = useAccess()
  const [given, setGiven] = useState<Giving | null>(null)
  const askAgain = useAskAgain([entry])
  const done = useRef<Done>(null)
  // Its file name; another attempt gives what the first has filed.
  const filed = useRef<string>(null)

  async function fileFirst({ street, date, type, name }: AskedGiving): Promise<string> {
    if (filed.current !== null) return filed.current
    filing.leave(entry)
    filed.current = await filing.send(entry, { street, date: date ?? '', type, name }, null)
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
    const body = { ...asked, seen: await fileFirst(asked) }
    return await ask(client, giveDocumentCall, { params: toDocumentParams(entry), body })
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
            askAgain()
            const { paper } = entry
            const giving = await (paper ? givePaper(paper.paper, asked) : giveDocument(asked))
            done.current = { entry, giving, name: asked.name }
            filing.add(done.current)
            return giving
          }}
          onGiven={setGiven}
        />
      )}
    </Dialog>
  )
}
