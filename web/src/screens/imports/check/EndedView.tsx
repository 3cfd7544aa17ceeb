import { pages } from '@hausblick/contract/pages.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import type { StepProps } from '../stepProps.ts'
import * as texts from './texts.ts'

/** An import that failed or was discarded. */
export function EndedView({ run }: StepProps) {
  const failed = run.state === 'failed'
  return (
    <Section title={failed ? texts.failedTitle : texts.discardedTitle}>
      {failed && run.message !== null && (
        <p
          role="alert"
          className="mb-4 rounded-control bg-expenses-soft px-4 py-3 text-expenses wrap-anywhere"
        >
          {run.message}
        </p>
      )}
      <p className="max-w-[75ch] text-ink-2">{texts.nothingWritten}</p>
      <Link
        to={pages.imports.path}
        className="control field mt-5 inline-flex items-center px-4 font-medium text-ink"
      >
        {texts.startAnew}
      </Link>
    </Section>
  )
}
