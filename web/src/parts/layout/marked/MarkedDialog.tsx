import { lateDialog } from '../../../base/ui/late/late.tsx'
import type { Marked } from './marked.ts'
import type { Steps } from './useSteps.ts'

const RetypeDialog = lateDialog(() => import('./RetypeDialog.tsx'))
const MoveDialog = lateDialog(() => import('./MoveDialog.tsx'))
const RemoveMarkedDialog = lateDialog(() => import('./RemoveMarkedDialog.tsx'))

/** What is asked about all that is marked. */
export type Question = 'retype' | 'move' | 'remove'

interface Props {
  asked: Question | null
  marked: readonly Marked[]
  steps: Steps
  /** Called once it is done. */
  onDone: () => void
  onClose: () => void
  finalFocus: () => HTMLElement | null
}

/** The dialog for all that is marked: chooses an act and does it in one step. */
export function MarkedDialog({ asked, ...dialog }: Props) {
  return (
    <>
      {asked === 'retype' && <RetypeDialog {...dialog} />}
      {asked === 'move' && <MoveDialog {...dialog} />}
      {asked === 'remove' && <RemoveMarkedDialog {...dialog} />}
    </>
  )
}
