import {
  type ListedReport,
  type ReportRun,
  reportFileName,
  reportStates,
  sendReportDraftCall,
} from '@hausblick/contract/calls/reports.ts'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { reportRunQuery } from '../../../base/data/reports.ts'
import { saveFile } from '../../../base/data/saveFile.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { FormSuccess } from '../../../base/ui/FormSuccess.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import { ReadList } from '../../../parts/layout/ReadList.tsx'
import * as texts from './texts.ts'

const ReleaseDialog = lateDialog(() => import('./ReleaseDialog.tsx'))

/** The reports of a run by customer, each to look at and to release. */
export default function RunDialog({ run, onClose }: { run: ReportRun; onClose: () => void }) {
  const [after, setAfter] = useState<string>()
  const [releasing, setReleasing] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const read = useRead((access) => reportRunQuery(access.client, run.id, after))
  const next = read.data?.next ?? null
  return (
    <Dialog title={texts.runTitle(run)} onClose={onClose}>
      <FormSuccess text={done} />
      <ReadList read={read} items={read.data?.reports} failure={texts.failed} empty={texts.none}>
        {(report) => (
          <Entry
            key={report.customerId}
            run={run}
            report={report}
            onRelease={() => setReleasing(report.customerId)}
          />
        )}
      </ReadList>
      {(next !== null || after !== undefined) && (
        <Button
          look="secondary"
          className="mt-4 w-full"
          onClick={() => setAfter(next ?? undefined)}
        >
          {next === null ? texts.first : texts.more}
        </Button>
      )}
      {releasing !== null && (
        <ReleaseDialog
          run={run}
          customerId={releasing}
          onClose={() => setReleasing(null)}
          onReleased={(count) => {
            setDone(texts.releasing(count))
            setReleasing(null)
          }}
        />
      )}
    </Dialog>
  )
}

interface EntryProps {
  run: ReportRun
  report: ListedReport
  onRelease: () => void
}

function Entry({ run, report: { customerId, customerName, state }, onRelease }: EntryProps) {
  const { client } = useAccess()
  const { onSubmit, busy, error } = useChange(() => {
    const { id, year } = run
    const name = `${customerId} ${reportFileName(year, 'pdf')}`
    const input = { params: { id }, query: { customerId } }
    return saveFile(client, sendReportDraftCall, input, name)
  })
  return (
    <li className="py-3">
      <FormError text={error} />
      <form onSubmit={onSubmit} className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">
            {customerName ? `${customerName} (${customerId})` : customerId}
          </p>
          <p className="text-13 text-ink-3">{reportStates[state]}</p>
        </div>
        {state === 'made' && (
          <div className="flex gap-2">
            <Button
              type="submit"
              look="secondary"
              aria-disabled={busy}
              aria-label={texts.draftOf(customerId)}
            >
              {texts.draft}
            </Button>
            <Button
              look="secondary"
              onClick={onRelease}
              aria-label={texts.releaseOf(texts.customer(customerId))}
            >
              {texts.release}
            </Button>
          </div>
        )}
      </form>
    </li>
  )
}
