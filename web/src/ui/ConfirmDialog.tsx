import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { FormError } from './FormError.tsx'
import * as texts from './texts.ts'
import { useSubmit } from './useSubmit.ts'

interface Props {
  title: string
  /** What will happen. */
  children: ReactNode
  /** What the button says that lets it happen. */
  action: string
  /** What the button says that leaves all as it is. */
  keep?: string
  /** Does it; where that fails the dialog stays and says why. */
  onConfirm: () => Promise<void>
  onClose: () => void
}

/**
 * Asks before something is done that cannot be undone; while it is being done, the dialog stays, also below one that asks for more.
 * Like the dialog itself, it is imported lazily.
 */
export default function ConfirmDialog({
  title,
  children,
  action,
  keep,
  onConfirm,
  onClose,
}: Props) {
  const { onSubmit, busy, error } = useSubmit(onConfirm)
  return (
    <Dialog title={title} onClose={() => !busy && onClose()}>
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
