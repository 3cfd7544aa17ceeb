import { type OperatorChange, previewReportCall } from '@hausblick/contract/calls/operator.ts'
import { FileText } from 'lucide-react'
import { useAccess } from '../../../../base/data/access.ts'
import { askForFile } from '../../../../base/data/ask.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { FormError } from '../../../../base/ui/FormError.tsx'
import { useChange } from '../../../../base/ui/useChange.ts'
import * as texts from '../texts.ts'

/** Downloads the yearly report of the demo as it would be. */
export function ReportButton({ change }: { change: OperatorChange }) {
  const { client } = useAccess()
  const { run, busy, error } = useChange(async (shown: OperatorChange) => {
    const file = await askForFile(client, previewReportCall, { body: shown })
    const link = Object.assign(document.createElement('a'), {
      href: URL.createObjectURL(file),
      download: texts.reportFile,
    })
    link.click()
    URL.revokeObjectURL(link.href)
  })
  return (
    <div className="print:hidden">
      <FormError text={error} />
      <Button look="secondary" aria-disabled={busy} onClick={() => run(change)}>
        <FileText size={18} />
        {texts.report}
      </Button>
      <p className="mt-2 text-13 text-ink-3">{texts.reportNote}</p>
    </div>
  )
}
