import type { ReportRun } from '@hausblick/contract/calls/reports.ts'
import { WHOLE } from '@hausblick/figures/shares.ts'
import { countIn, isAtWork } from '../../../base/data/reports.ts'
import { formatMoment } from '../../../base/format/moment.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { ProgressBar } from '../../../base/ui/ProgressBar.tsx'
import * as texts from './texts.ts'

interface Props {
  run: ReportRun
  onLook: () => void
  onRelease: () => void
}

/** A run with its progress, and what can be done with it. */
export function RunEntry({ run, onLook, onRelease }: Props) {
  const title = texts.runTitle(run)
  const all = run.counts.reduce((sum, { count }) => sum + count, 0)
  const left = countIn(run, 'waiting', 'releasing')
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{title}</p>
          <p className="text-13 text-ink-3 wrap-anywhere">
            {texts.startedBy(formatMoment(run.startedAt), run.startedBy)}
          </p>
          <p className="text-13 text-ink-2">
            {run.counts.map(({ state, count }) => texts.countOf(state, count)).join(', ')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={onLook} aria-label={texts.lookAt(title)}>
            {texts.look}
          </Button>
          {countIn(run, 'made') > 0 && (
            <Button look="secondary" onClick={onRelease} aria-label={texts.releaseOf(title)}>
              {texts.release}
            </Button>
          )}
        </div>
      </div>
      {isAtWork(run) && (
        <ProgressBar
          className="mt-2 text-brand"
          label={texts.progress(title)}
          share={((all - left) / Math.max(all, 1)) * WHOLE}
        />
      )}
    </li>
  )
}
