import { Button } from '../Button.tsx'
import * as texts from '../texts.ts'
import { describeFailure } from './describeFailure.ts'
import type { Failure } from './LateBoundary.tsx'

export function FailureActions({ retry, retrying, ...failure }: Failure) {
  const { canRetry, canReload } = describeFailure(failure)
  return (
    <>
      {canRetry && (
        <Button look="secondary" onClick={retry} aria-disabled={retrying}>
          {texts.retry}
        </Button>
      )}
      {canReload && (
        <Button look="secondary" onClick={() => location.reload()}>
          {texts.reload}
        </Button>
      )}
    </>
  )
}
