import { formatNumber } from '../../../base/format/number.ts'
import { ProgressBar } from '../../../base/ui/ProgressBar.tsx'
import type { UploadState } from '../queue/upload.ts'
import * as texts from '../texts.ts'

/** Shows a file's upload state below its name. */
export function UploadStateLine({ state }: { state: UploadState }) {
  switch (state.status) {
    case 'chosen':
      return null
    case 'waiting':
      return <p className="mt-1.5 text-13 text-ink-2">{texts.waiting}</p>
    case 'sending':
      return <SendingLine percent={state.fraction * 100} />
    case 'sent':
      return <p className="mt-1.5 text-13 text-income">{texts.sent}</p>
    case 'failed':
      return <p className="mt-1.5 text-13 text-expenses">{state.reason}</p>
    case 'cancelled':
      return (
        <p className="mt-1.5 text-13 text-ink-2">
          {state.mayHaveArrived ? texts.cancelledLate : texts.cancelled}
        </p>
      )
  }
}

function SendingLine({ percent }: { percent: number }) {
  return (
    <div className="mt-2">
      <ProgressBar share={100 * percent} label={texts.progress} />
      <p className="mt-1.5 text-13 text-ink-2">
        {percent < 100 ? texts.sentPercent(formatNumber(percent, 0, 0)) : texts.saving}
      </p>
    </div>
  )
}
