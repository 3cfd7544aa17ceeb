import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { type KeyboardEventHandler, type ReactNode, useEffect, useRef } from 'react'
import { CloseButton, DialogFrame } from './DialogFrame.tsx'

interface Props {
  title: string
  /** A line below the title. */
  description: string
  /** Identifies the content; when it changes, the sheet scrolls to its top. */
  of: string
  onClose: () => void
  onKeyDown: KeyboardEventHandler
  finalFocus: () => HTMLElement | null
  footer: ReactNode
  /** Shown beside the title. */
  aside?: ReactNode
  children: ReactNode
}

const bar = 'sticky z-10 bg-surface border-line px-5 py-3 md:px-6'

/**
 * An open dialog for reading: full-screen on phones, a large card elsewhere. It focuses itself on opening, so that arrow keys
 * scroll it and screen readers start at the top. Import it lazily, like `DialogFrame`.
 */
export function Sheet(props: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  const shown = useRef(props.of)
  useEffect(() => {
    if (shown.current !== props.of) sheet.current?.scrollTo(0, 0)
    shown.current = props.of
  }, [props.of])
  return (
    <DialogFrame
      onClose={props.onClose}
      place="md:p-6 print:static print:block print:p-0"
      look="sheet flex h-dvh w-full flex-col overflow-y-auto overscroll-contain bg-surface outline-none md:h-auto md:max-h-[calc(100dvh-3rem)] md:max-w-200 md:rounded-card md:border md:border-line print:block print:h-auto print:max-h-none print:max-w-none print:overflow-visible print:border-0 print:shadow-none"
      popup={sheet}
      initialFocus={sheet}
      onKeyDown={props.onKeyDown}
      finalFocus={props.finalFocus}
    >
      <div className={`${bar} top-0 flex items-start gap-1 border-b pr-3 print:px-0`}>
        <div className="min-w-0 flex-1 py-1.5">
          <BaseDialog.Title className="text-20 font-semibold tracking-tight wrap-anywhere">
            {props.title}
          </BaseDialog.Title>
          <BaseDialog.Description className="text-ink-2 wrap-anywhere">
            {props.description}
          </BaseDialog.Description>
        </div>
        {props.aside}
        <CloseButton className="print:hidden" />
      </div>
      <div className="grow px-5 py-5 md:px-6 print:px-0">{props.children}</div>
      <div
        className={`${bar} bottom-0 flex flex-wrap items-center justify-between gap-x-3 border-t print:hidden`}
      >
        {props.footer}
      </div>
    </DialogFrame>
  )
}
