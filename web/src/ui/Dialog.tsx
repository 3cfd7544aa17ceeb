import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface Props {
  title: string
  /** For what needs room, such as a document. */
  wide?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * An open dialog; its overlay, Escape and × close it. It brings 20 KB of code along: whoever shows one imports it lazily.
 */
export function Dialog({ title, wide = false, onClose, children }: Props) {
  return (
    <BaseDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-20 bg-[rgb(14_19_17/0.5)] transition-opacity data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-20 grid place-items-center overflow-y-auto p-4">
          <BaseDialog.Popup
            className={`card relative w-full p-5 shadow-float transition-opacity data-starting-style:opacity-0 md:p-6 ${wide ? 'max-w-240' : 'max-w-120'}`}
          >
            <BaseDialog.Title className="mb-5 pr-10 text-20 font-semibold tracking-tight">
              {title}
            </BaseDialog.Title>
            {children}
            <BaseDialog.Close
              aria-label="Schließen"
              className="absolute top-3 right-3 grid size-11 place-items-center rounded-control text-ink-2 hover:bg-surface-2 hover:text-ink"
            >
              <Icon of={X} size={20} />
            </BaseDialog.Close>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
