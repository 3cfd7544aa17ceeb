import { ArrowRightLeft, Tag, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../base/ui/Button.tsx'
import type { Marks } from '../../../base/ui/useMarks.ts'
import { useRights } from '../../session/staff/useRights.ts'
import { MarkedBar } from './MarkedBar.tsx'
import { MarkedDialog, type Question } from './MarkedDialog.tsx'
import type { Marked } from './marked.ts'
import * as texts from './texts.ts'
import { useStepDialog } from './useStepDialog.ts'
import type { Steps } from './useSteps.ts'

interface Props {
  marks: Marks
  marked: readonly Marked[]
  steps: Steps
  /** Whether they have types that can be changed. */
  canRetype?: boolean
  /** Further buttons, shown first. */
  children?: ReactNode
}

/** What can be done with all marked documents in one step; nothing is asked for before one is marked. */
export function MarkedActions(props: Props) {
  return props.marked.length > 0 && <Actions {...props} />
}

function Actions({ marks, marked, steps, canRetype = false, children }: Props) {
  const { remove: mayRemove } = useRights()
  const { asked, open, dialog } = useStepDialog<Question>(steps)
  return (
    <>
      <MarkedBar count={marked.length} onClear={marks.clear}>
        {children}
        {canRetype && (
          <Button look="secondary" onClick={() => open('retype')}>
            <Tag size={18} />
            {texts.retype}
          </Button>
        )}
        <Button look="secondary" onClick={() => open('move')}>
          <ArrowRightLeft size={18} />
          {marked.every(({ paper }) => paper) ? texts.toCustomer : texts.move}
        </Button>
        {mayRemove && (
          <Button look="secondary" onClick={() => open('remove')}>
            <Trash2 size={18} />
            {texts.remove}
          </Button>
        )}
      </MarkedBar>
      <MarkedDialog
        asked={asked}
        marked={marked}
        {...dialog}
        onDone={() => {
          marks.clear()
          dialog.onClose()
        }}
      />
    </>
  )
}
