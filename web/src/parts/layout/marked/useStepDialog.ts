import { useCallback, useRef, useState } from 'react'
import type { Steps } from './useSteps.ts'

/** Id of what stands before the note that says what was done. */
export const NOTE_ID = 'step-note'

/**
 * A dialog that takes a step, or one of several. Once it has closed, the focus moves to what was done, since all that it was
 * opened from may be gone.
 */
export function useStepDialog<Question>(steps: Steps) {
  const [asked, setAsked] = useState<Question | null>(null)
  const isDone = useRef(false)
  const take: Steps['take'] = async (changes, say) => {
    // What was done may be seen, and the dialog be gone, before this is over.
    isDone.current = true
    try {
      await steps.take(changes, say)
    } catch (cause) {
      isDone.current = false
      throw cause
    }
  }
  return {
    /** Null while none is open. */
    asked,
    open: useCallback((question: Question) => {
      isDone.current = false
      setAsked(question)
    }, []),
    dialog: {
      steps: { ...steps, take },
      finalFocus: () => (isDone.current ? document.getElementById(NOTE_ID) : null),
      onClose: () => setAsked(null),
    },
  }
}
