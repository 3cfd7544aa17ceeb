import { type ReportRun, releaseReportsCall } from '@hausblick/contract/calls/reports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { countIn, renewReportRuns } from '../../../base/data/reports.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import * as texts from './texts.ts'

interface Props {
  run: ReportRun
  /** Empty to release all that are ready. */
  customerId: string
  onClose: () => void
  onReleased: (count: number) => void
}

/** Asks whether to release reports, and whether to tell their owners. */
export default function ReleaseDialog({ run, customerId, onClose, onReleased }: Props) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const id = useId()
  const one = customerId !== ''
  const [notifies, setNotifies] = useState(true)
  const { onSubmit, busy, error } = useChange(async () => {
    const { count } = await ask(client, releaseReportsCall, {
      params: { id: run.id },
      body: { notifies, customerId: one ? customerId : undefined },
    })
    await renewReportRuns(queries)
    onReleased(count)
  })
  return (
    <Dialog
      title={one ? texts.releaseOneQuestion(customerId) : texts.releaseQuestion}
      onClose={onClose}
    >
      <FormError text={error} />
      <p className="text-ink-2">{texts.releaseNote(one ? 1 : countIn(run, 'made'))}</p>
      <form onSubmit={onSubmit}>
        <div className="mt-4 flex items-start gap-3">
          <input
            id={id}
            type="checkbox"
            className="mt-0.5 size-6 shrink-0 accent-brand"
            checked={notifies}
            onChange={(event) => setNotifies(event.target.checked)}
          />
          <label htmlFor={id}>{texts.notify}</label>
        </div>
        <div className="mt-6 flex justify-end">
          <Button type="submit" aria-disabled={busy}>
            {texts.release}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
