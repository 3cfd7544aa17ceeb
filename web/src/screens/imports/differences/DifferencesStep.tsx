import { FaultsForm } from '../check/FaultsForm.tsx'
import { hints } from '../check/texts.ts'
import { LeftOutOfRun } from '../leftOut/LeftOutOfRun.tsx'
import type { StepProps } from '../stepProps.ts'
import { ApplyForm } from './ApplyForm.tsx'
import { Differences } from './Differences.tsx'
import * as texts from './texts.ts'

/** What an import changes, before it is applied. */
export function DifferencesStep({ run }: StepProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <LeftOutOfRun run={run} />
      <Differences
        run={run}
        title={texts.title}
        note={texts.note(run.corrections)}
        action={<ApplyForm run={run} />}
      />
      <details className="card p-[min(1.5rem,6.5vw)]">
        <summary className="min-h-6 text-17 font-semibold pointer-coarse:py-2">
          {run.warnings > 0 ? hints(run.warnings) : texts.accepted}
        </summary>
        <div className="mt-4">
          <FaultsForm key={run.changedAt} run={run} />
        </div>
      </details>
    </div>
  )
}
