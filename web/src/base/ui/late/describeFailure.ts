import * as texts from '../texts.ts'
import type { Failure } from './LateBoundary.tsx'
import { MissingCode } from './loadCode.ts'

interface Description {
  /** Replaces the part's own title. */
  readonly title?: string
  readonly reason: string
  readonly canRetry: boolean
  readonly canReload: boolean
}

/**
 * Describes why a part failed and which remedies to offer: a retry, or a reload where retrying is pointless. Older browsers
 * cache a failed import until the page is reloaded.
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
