import { lateDialog } from '../../../base/ui/late/late.tsx'
import type { MarkedDialogProps } from './useSteps.ts'

const RetypeDialog = lateDialog(() => import('./RetypeDialog.tsx'))
const MoveDialog = lateDialog(() => import('./MoveDialog.tsx'))
const RemoveMarkedDialog = lateDialog(() => import('./RemoveMarkedDialog.tsx'))

/** What is asked about all that is marked. */
export type Question = 'retype' | 'move' | 'remove'

interface Props extends MarkedDialogProps {
  asked: Question | null
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
