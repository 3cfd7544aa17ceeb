import { ErrorNote } from '../ErrorNote.tsx'
import { describeFailure } from './describeFailure.ts'
import { FailureActions } from './FailureActions.tsx'
import type { Failure } from './LateBoundary.tsx'

/** Replaces a part that failed with a card. */
export function FailedPart({ title, ...failure }: Failure & { title: string }) {
  const description = describeFailure(failure)
  return (
    <ErrorNote
      title={description.title ?? title}
      reason={description.reason}
      actions={<FailureActions {...failure} />}
    />
  )
}
