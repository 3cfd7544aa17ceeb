import { useEffect } from 'react'
import * as texts from '../texts.ts'
import { FailedPart } from './FailedPart.tsx'
import type { Failure } from './LateBoundary.tsx'
import { MissingCode } from './loadCode.ts'

/** Under this name the session remembers for which missing code it has reloaded the page. */
const RELOADED = 'hausblick.reloaded'

/**
 * Stands in the place of a page that failed. After a new release it loads the page anew by itself, once: nothing has been typed
 * on it yet.
 */
export function FailedPage(failure: Failure) {
  const { error } = failure
  const isMissing = error instanceof MissingCode
  const isOld = isMissing && error.reason === 'release'
  useEffect(() => {
    if (isOld && isFirstTime(error)) location.reload()
  }, [isOld, error])
  return (
    <>
      <h1 className="sr-only">{texts.failedHeading}</h1>
      <FailedPart title={isMissing ? texts.missingPage : texts.brokenPage} {...failure} />
    </>
  )
}

/** Whether this code was not missing before; without storage it counts as known, so that no page reloads for ever. */
function isFirstTime({ message }: Error): boolean {
  try {
    const isNew = sessionStorage.getItem(RELOADED) !== message
    sessionStorage.setItem(RELOADED, message)
    return isNew
  } catch {
    return false
  }
}
