import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import type { ReactNode } from 'react'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { StepNote } from '../../../parts/layout/marked/StepNote.tsx'
import { undone } from '../../../parts/layout/marked/texts.ts'
import { useStepDialog } from '../../../parts/layout/marked/useStepDialog.ts'
import { useSteps } from '../../../parts/layout/marked/useSteps.ts'
import { CorrectionProvider } from '../correction.ts'
import { MarkingProvider, StepsProvider } from '../marking.ts'
import { MarkedDocuments } from './MarkedDocuments.tsx'

const CorrectionDialog = lateDialog(() => import('./CorrectionDialog.tsx'))

/** Corrections by staff to documents of the lists below, one or all that are marked, with a note on what was done. */
export function Corrections({ account, children }: { account: string; children: ReactNode }) {
  const steps = useSteps(undone)
  const { asked: entry, open, dialog } = useStepDialog<DocumentEntry>(steps)
  return (
    <CorrectionProvider value={open}>
      <StepsProvider value={steps}>
        <MarkingProvider value={MarkedDocuments}>
          {/* In sight wherever the list was scrolled to. */}
          <div className="fixed inset-x-4 bottom-0 z-10 mx-auto max-w-160 print:hidden [&_[role=status]>*]:shadow-float">
            <StepNote steps={steps} />
          </div>
          {children}
          {entry && (
            <CorrectionDialog
              entry={entry}
              account={account}
              {...dialog}
              // The preview in which it was opened is gone.
              finalFocus={() => dialog.finalFocus() ?? findRow(entry)}
            />
          )}
        </MarkingProvider>
      </StepsProvider>
    </CorrectionProvider>
  )
}

function findRow({ fileName }: DocumentEntry): HTMLElement | null {
  return document.querySelector(`[data-document="${CSS.escape(fileName)}"]`)
}
