import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { FormError } from './FormError.tsx'
import * as texts from './texts.ts'
import { useChange } from './useChange.ts'

interface Props {
  title: string
  /** The consequences. */
  children: ReactNode
  /** Label of the confirming button. */
  action: string
  /** Label of the cancelling button. */
  keep?: string
  /** Performs the action. If it rejects, the dialog stays open and shows the error's message. */
  onConfirm: () => Promise<void>
  onClose: () => void
  /** Returns the element to focus on closing; null restores the previous focus. */
  finalFocus?: () => HTMLElement | null
}

/**
 * Asks for confirmation of an irreversible action and stays open until it is done, even below another dialog such as the password
 * prompt. Import it lazily, like `Dialog`.
 */
export default function ConfirmDialog({
  title,
  children,
  action,
  keep,
  onConfirm,
  onClose,
  finalFocus,
}: Props) {
  const { onSubmit, busy, error } = useChange(onConfirm)
  return (
    <Dialog title={title} onClose={() => !busy && onClose()} finalFocus={finalFocus}>
      <FormError text={error} />
      <div className="text-ink-2 wrap-anywhere">{children}</div>
      <form onSubmit={onSubmit} className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" aria-disabled={busy} onClick={() => !busy && onClose()}>
          {keep ?? texts.cancel}
        </Button>
        <Button type="submit" look="danger" aria-disabled={busy}>
          {action}
        </Button>
      </form>
    </Dialog>
  )
}
