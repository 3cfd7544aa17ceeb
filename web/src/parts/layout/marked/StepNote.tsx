import { Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { FormSuccess } from '../../../base/ui/FormSuccess.tsx'
import { IconButton } from '../../../base/ui/IconButton.tsx'
import { close } from '../../../base/ui/texts.ts'
import * as texts from './texts.ts'
import { NOTE_ID } from './useStepDialog.ts'
import type { Steps } from './useSteps.ts'

/** A note on what was done with one or several documents, with a button to undo it. */
export function StepNote({ steps: { last, undo, dismiss } }: { steps: Steps }) {
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
          <div className="flex items-center gap-2">
            {last?.step && (
              <Button look="secondary" onClick={() => undo.run()} aria-disabled={undo.busy}>
                <Undo2 size={18} />
                {texts.undo}
              </Button>
            )}
            <IconButton
              label={close}
              icon={X}
              onClick={() => {
                dismiss()
                note.current?.focus()
              }}
            />
          </div>
        }
      />
    </div>
  )
}
