import { WHOLE } from '@hausblick/figures/shares.ts'
import { ProgressBar } from '../../../base/ui/ProgressBar.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import type { StepProps } from '../stepProps.ts'
import * as texts from './texts.ts'

/** What the service is doing at the moment. */
export function RunningStep({ run }: StepProps) {
  const title = texts.doings[run.state] ?? texts.working
  const { file = null, rows = 0, of = null } = run.progress ?? {}
  return (
    <Section title={title}>
      {of !== null && of > 0 ? (
        <ProgressBar share={(rows / of) * WHOLE} label={title} />
      ) : (
        <div className="skeleton h-1.5 rounded-full" aria-hidden />
      )}
      <p className="mt-3 min-h-5 wrap-anywhere">
        {run.progress && texts.progress(rows, of)}
        {file !== null && <span className="text-ink-2"> · {file}</span>}
      </p>
      <p role="status" className="mt-1 max-w-[75ch] text-13 text-ink-3">
        {texts.mayLeave[run.state] ?? ''}
      </p>
    </Section>
  )
}
