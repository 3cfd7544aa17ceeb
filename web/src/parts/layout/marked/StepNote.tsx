import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { FormSuccess } from '../../../base/ui/FormSuccess.tsx'
import * as texts from './texts.ts'
import { NOTE_ID } from './useStepDialog.ts'
import type { Steps } from './useSteps.ts'

/** Says what was done with several documents, and offers to undo it. */
export function StepNote({ steps: { last, undo } }: { steps: Steps }) {
  const note = useRef<HTMLDivElement>(null)
  const isUndone = last !== null && last.step === null
  useEffect(() => {
    // The button that had it is gone.
    if (isUndone && document.activeElement === document.body) note.current?.focus()
  }, [isUndone])
  return (
    <div>
      <div ref={note} id={NOTE_ID} tabIndex={-1} className="outline-none" />
      <FormError text={last ? undo.error : null} />
      <FormSuccess
        text={last?.said ?? null}
        action={
          last?.step && (
            <Button look="secondary" onClick={() => undo.run()} aria-disabled={undo.busy}>
              <Undo2 size={18} />
              {texts.undo}
            </Button>
          )
        }
      />
    </div>
  )
}
