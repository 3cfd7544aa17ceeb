import * as texts from '../texts.ts'
import type { Failure } from './LateBoundary.tsx'
import { MissingCode } from './loadCode.ts'

interface Description {
  /** Stands in the place of the part's own title. */
  readonly title?: string
  readonly reason: string
  readonly canRetry: boolean
  readonly canReload: boolean
}

/**
 * Says why a part failed and what can be done: trying again, and where that has no prospect, loading the page anew. Older
 * browsers remember a failed import until then.
 */
export function describeFailure({ error, again }: Pick<Failure, 'error' | 'again'>): Description {
  const reason = error instanceof MissingCode ? error.reason : 'fault'
  if (reason === 'release')
    return {
      title: texts.newRelease,
      reason: texts.reloadPage,
      canRetry: false,
      canReload: true,
    }
  if (reason === 'connection')
    return { reason: texts.checkConnection, canRetry: true, canReload: false }
  const first = reason === 'fault' ? texts.ourFault : texts.tryAgain
  return { reason: again ? texts.reloadPage : first, canRetry: true, canReload: again }
}
