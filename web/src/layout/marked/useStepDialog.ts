import { useRef } from 'react'
import type { Steps } from './useSteps.ts'

/** Id of what stands before the note that says what was done. */
export const NOTE_ID = 'step-note'

/** Moves the focus to what was done once a dialog has closed, since all that it was opened from may be gone. */
export function useStepFocus(steps: Steps) {
  const isDone = useRef(false)
  const take: Steps['take'] = async (changes, said) => {
    // What was done may be seen, and the dialog be gone, before this is over.
    isDone.current = true
    try {
      await steps.take(changes, said)
    } catch (cause) {
      isDone.current = false
      throw cause
    }
  }
  return {
    /** Must be called when the dialog is opened. */
    begin: () => {
      isDone.current = false
    },
    /** Takes the steps of the dialog. */
    steps: { ...steps, take },
    finalFocus: () => (isDone.current ? document.getElementById(NOTE_ID) : null),
  }
}
