import type { DocumentChange } from '@hausblick/contract/calls/documentSteps.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { type TakenStep, takeStep, undoStep } from '../../../base/data/documents/steps.ts'
import { type Change, useChange } from '../../../base/ui/useChange.ts'
import type { Marked } from './marked.ts'

/** What was done last, as it is said, and the step by which it is undone; null once it was. */
interface Last {
  readonly said: string
  readonly step: string | null
}

export interface Steps {
  readonly last: Last | null
  /** Does acts in one step, and says what came of it. Rejects with a `ServiceError`. */
  readonly take: (
    changes: readonly DocumentChange[],
    say: (documents: TakenStep['documents']) => string,
  ) => Promise<void>
  readonly undo: Change<void>
  readonly dismiss: () => void
}

/** What a dialog needs that takes a step. */
export interface StepDialogProps {
  steps: Steps
  /** Called once it is done. */
  onDone: () => void
  onClose: () => void
  /** Returns the element to focus on closing; null restores the previous focus. */
  finalFocus: () => HTMLElement | null
}

export interface MarkedDialogProps extends StepDialogProps {
  marked: readonly Marked[]
}

/** Runs steps that each change one or several documents, the last of which can be undone. */
export function useSteps(undone: string): Steps {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [last, setLast] = useState<Last | null>(null)
  const undo = useChange<void>(async () => {
    if (!last?.step) return
    await undoStep(client, queries, last.step)
    setLast({ said: undone, step: null })
  })
  return {
    last,
    undo,
    take: async (changes, say) => {
      setLast(null)
      const { step, documents } = await takeStep(client, queries, changes)
      setLast({ said: say(documents), step })
    },
    dismiss: () => setLast(null),
  }
}
