import { useEffect, useId, useRef } from 'react'
import { Button } from '../Button.tsx'
import * as texts from '../texts.ts'
import { describeFailure } from './describeFailure.ts'
import { FailureActions } from './FailureActions.tsx'
import type { Failure } from './LateBoundary.tsx'

/** Replaces a dialog that failed. A native `<dialog>`, because the code of `Dialog` may be what is missing. */
export function FailedDialog({ onClose, ...failure }: Failure & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { title = texts.missingDialog, reason } = describeFailure(failure)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-reason`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="card m-auto w-full max-w-[min(30rem,calc(100%-2rem))] p-5 text-ink shadow-float backdrop:bg-[rgb(14_19_17/0.5)] md:p-6 print:hidden"
    >
      <h2 id={id} className="text-20 font-semibold tracking-tight">
        {title}
      </h2>
      <p id={`${id}-reason`} className="mt-2 text-ink-2">
        {reason}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {texts.close}
        </Button>
        <FailureActions {...failure} />
      </div>
    </dialog>
  )
}
