import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { KeyboardEventHandler, ReactNode, RefObject } from 'react'
import * as texts from './texts.ts'

interface Props {
  onClose: () => void
  /** Classes of the viewport, which position the dialog, and of the dialog itself. */
  place: string
  look: string
  children: ReactNode
  onKeyDown?: KeyboardEventHandler
  popup?: RefObject<HTMLDivElement | null>
  /** Focused on opening; defaults to the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Returns the element to focus on closing; null restores the previous focus. */
  finalFocus?: () => HTMLElement | null
}

/** The modal shell of all dialogs, dismissed by backdrop and Escape. Import it lazily: it adds 20 KB of code. */
export function DialogFrame(props: Props) {
  const { onClose, place, look, children, popup, finalFocus, ...rest } = props
  return (
    <BaseDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-20 bg-[rgb(14_19_17/0.5)] transition-opacity data-starting-style:opacity-0 print:hidden" />
        <BaseDialog.Viewport
          className={`fixed inset-0 z-20 grid grid-cols-1 place-items-center ${place}`}
        >
          <BaseDialog.Popup
            className={`shadow-float transition-opacity data-starting-style:opacity-0 ${look}`}
            {...rest}
            {...(popup && { ref: popup })}
            {...(finalFocus && { finalFocus: () => finalFocus() ?? true })}
          >
            {children}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

export function CloseButton({ className }: { className: string }) {
  return (
    <BaseDialog.Close
      aria-label={texts.close}
      className={`grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-surface-2 hover:text-ink ${className}`}
    >
      <X size={20} />
    </BaseDialog.Close>
  )
}
