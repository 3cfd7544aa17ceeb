import { describeFailure } from './describeFailure.ts'
import { FailureActions } from './FailureActions.tsx'
import type { Failure } from './LateBoundary.tsx'

/** Replaces a small part that failed, such as a field or a link, for which a card would be too large. */
export function FailedLine({ title, ...failure }: Failure & { title: string }) {
  const description = describeFailure(failure)
  return (
    <div role="alert" className="grid gap-2 py-1 text-13 print:hidden">
      <p>
        {description.title ?? title} {(description.title || failure.again) && description.reason}
      </p>
      <div className="flex flex-wrap gap-2">
        <FailureActions {...failure} />
      </div>
    </div>
  )
}
