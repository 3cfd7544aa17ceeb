import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { CloseButton, DialogFrame } from './DialogFrame.tsx'

interface Props {
  title: string
  /** For large content such as a document. */
  wide?: boolean
  onClose: () => void
  /** Returns the element to focus on closing; null restores the previous focus. */
  finalFocus?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

/** An open dialog, sized to its content. Printing omits it. Import it lazily, like `DialogFrame`. */
export function Dialog({ title, wide = false, onClose, finalFocus, children }: Props) {
  return (
    <DialogFrame
      onClose={onClose}
      {...(finalFocus && { finalFocus })}
      place="overflow-y-auto p-4 print:hidden"
      look={`card relative w-full p-5 md:p-6 ${wide ? 'max-w-240' : 'max-w-120'}`}
    >
      <BaseDialog.Title className="mb-5 pr-10 text-20 font-semibold tracking-tight">
        {title}
      </BaseDialog.Title>
      {children}
      <CloseButton className="absolute top-3 right-3" />
    </DialogFrame>
  )
}
