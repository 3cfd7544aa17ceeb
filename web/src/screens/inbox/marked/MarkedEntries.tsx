import { FolderCheck } from 'lucide-react'
import { Button } from '../../../base/ui/Button.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import type { Marks } from '../../../base/ui/useMarks.ts'
import { MarkedActions } from '../../../parts/layout/marked/MarkedActions.tsx'
import * as texts from '../../../parts/layout/marked/texts.ts'
import { useStepDialog } from '../../../parts/layout/marked/useStepDialog.ts'
import type { Steps } from '../../../parts/layout/marked/useSteps.ts'
import type { Letter } from '../filing/letter.ts'
import { SplitTogether } from '../pile/SplitTogether.tsx'
import { toMarked } from './toMarked.ts'

const FileMarkedDialog = lateDialog(() => import('./FileMarkedDialog.tsx'))

interface Props {
  marks: Marks
  /** Those that are marked. */
  entries: readonly Letter[]
  steps: Steps
  account: string
}

/** Files, moves or removes all marked entries of the inbox in one step, or leads to where they are taken apart together. */
export function MarkedEntries({ marks, entries, steps, account }: Props) {
  const { asked, open, dialog } = useStepDialog<'file'>(steps)
  const marked = entries.map(toMarked)
  return (
    <>
      <MarkedActions marks={marks} marked={marked} steps={steps}>
        <Button onClick={() => open('file')}>
          <FolderCheck size={18} />
          {texts.file}
        </Button>
        <SplitTogether entries={entries} />
      </MarkedActions>
      {asked && (
        <FileMarkedDialog
          entries={entries}
          account={account}
          {...dialog}
          onDone={() => {
            marks.clear()
            dialog.onClose()
          }}
        />
      )}
    </>
  )
}
