import type { InboxEntry } from '@hausblick/contract/calls/inbox.ts'
import { readFileName } from '@hausblick/contract/encoding/fileName.ts'
import { FolderCheck } from 'lucide-react'
import { useState } from 'react'
import { MarkedActions } from '../../layout/marked/MarkedActions.tsx'
import type { Marked } from '../../layout/marked/marked.ts'
import * as texts from '../../layout/marked/texts.ts'
import type { Steps } from '../../layout/marked/useSteps.ts'
import { Button } from '../../ui/Button.tsx'
import { lateDialog } from '../../ui/late/late.tsx'
import type { Marks } from '../../ui/useMarks.ts'

const FileMarkedDialog = lateDialog(async () => (await import('./FileMarkedDialog.tsx')).default)

interface Props {
  marks: Marks
  /** Those that are marked. */
  entries: readonly InboxEntry[]
  steps: Steps
  account: string
  /** Called before a step takes entries out of the inbox. */
  onStep: () => void
}

/** Files, moves or removes all marked entries of the inbox in one step. */
export function MarkedEntries({ marks, entries, steps, account, onStep }: Props) {
  const [isFiling, setFiling] = useState(false)
  const expecting: Steps = {
    ...steps,
    take: async (changes, said) => {
      onStep()
      await steps.take(changes, said)
    },
  }
  const marked = entries.map(toMarked)
  return (
    <>
      <MarkedActions marks={marks} marked={marked} steps={expecting}>
        <Button onClick={() => setFiling(true)}>
          <FolderCheck size={18} />
          {texts.file}
        </Button>
      </MarkedActions>
      {isFiling && (
        <FileMarkedDialog
          entries={entries}
          account={account}
          steps={expecting}
          onDone={() => {
            marks.clear()
            setFiling(false)
          }}
          onClose={() => setFiling(false)}
        />
      )}
    </>
  )
}

function toMarked({ customerId, number, name, typedName }: InboxEntry): Marked {
  const { street, date, type } = readFileName(name) ?? { street: '', date: null, type: '' }
  return {
    seen: { customerId, number, seen: name },
    parts: { street, date, type, name: typedName },
  }
}
