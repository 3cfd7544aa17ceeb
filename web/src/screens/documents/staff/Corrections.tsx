import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { X } from 'lucide-react'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { FormSuccess } from '../../../base/ui/FormSuccess.tsx'
import { IconButton } from '../../../base/ui/IconButton.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { close } from '../../../base/ui/texts.ts'
import { CorrectionProvider } from '../correction.ts'
import { MarkingProvider } from '../marking.ts'
import { MarkedDocuments } from './MarkedDocuments.tsx'

const CorrectionDialog = lateDialog(async () => (await import('./CorrectionDialog.tsx')).default)

/** Lets staff put the documents of the lists below right, and says what was done. */
export function Corrections({ account, children }: { account: string; children: ReactNode }) {
  const [entry, setEntry] = useState<DocumentEntry | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const note = useRef<HTMLDivElement>(null)
  /** Known before the note has its text, which is when the dialog closes. */
  const isDone = useRef(false)
  const correct = useCallback((asked: DocumentEntry) => {
    isDone.current = false
    setDone(null)
    setEntry(asked)
  }, [])
  /** The row may be gone, and the preview in which the dialog was opened is. */
  const finalFocus = () => {
    if (isDone.current) return note.current
    const name = CSS.escape(entry?.fileName ?? '')
    return document.querySelector<HTMLElement>(`[data-document="${name}"]`)
  }
  const dismiss = () => {
    setDone(null)
    // The first row, since the one that was put right may be gone.
    document.querySelector<HTMLElement>('[data-document]')?.focus()
  }
  return (
    <CorrectionProvider value={correct}>
      <MarkingProvider value={MarkedDocuments}>
        {/* In sight wherever the list was scrolled to. */}
        <div
          ref={note}
          className="fixed inset-x-4 bottom-0 z-10 mx-auto max-w-160 outline-none print:hidden [&_[role=status]>*]:shadow-float"
        >
          <FormSuccess
            text={done}
            action={<IconButton label={close} icon={X} onClick={dismiss} />}
          />
        </div>
        {children}
        {entry && (
          <CorrectionDialog
            entry={entry}
            account={account}
            finalFocus={finalFocus}
            onDone={(said) => {
              isDone.current = true
              setDone(said)
              setEntry(null)
            }}
            onClose={() => setEntry(null)}
          />
        )}
      </MarkingProvider>
    </CorrectionProvider>
  )
}
