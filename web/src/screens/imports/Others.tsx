import type { StepProps } from './stepProps.ts'
import * as texts from './texts.ts'

/** A note that others import at the same time. */
export function Others({ run }: StepProps) {
  return (
    <div role="status">
      {run.others.length > 0 && (
        <div className="mb-5 rounded-control bg-brand-soft px-4 py-3 text-brand">
          {run.others.map(({ by, state, changedAt }) => (
            <p key={`${by} ${changedAt}`} className="font-medium wrap-anywhere">
              {texts.other(by, state)}
            </p>
          ))}
          <p className="text-13">{texts.othersNote}</p>
        </div>
      )}
    </div>
  )
}
