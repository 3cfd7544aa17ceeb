import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { CloseButton, DialogFrame } from './DialogFrame.tsx'

interface Props {
  title: string
  /** For what needs room, such as a document. */
  wide?: boolean
  onClose: () => void
  children: ReactNode
}

/** An open dialog, as high as what is in it; on paper there is the page below it. Like its frame, it is imported lazily. */
export function Dialog({ title, wide = false, onClose, children }: Props) {
  return (
    <DialogFrame
      onClose={onClose}
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
