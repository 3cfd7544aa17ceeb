import { useEffect } from 'react'
import * as texts from '../texts.ts'
import { FailedPart } from './FailedPart.tsx'
import type { Failure } from './LateBoundary.tsx'
import { MissingCode } from './loadCode.ts'

/** Session storage key of the missing code for which the page was last reloaded. */
const RELOADED_KEY = 'hausblick.reloaded'

/**
 * Replaces a page that failed. If a new release is the reason, it reloads once by itself, since the user cannot have entered
 * anything yet.
 */
export function FailedPage(failure: Failure) {
  const { error } = failure
  const isMissing = error instanceof MissingCode
  const isOutdated = isMissing && error.reason === 'release'
  useEffect(() => {
    if (isOutdated && isFirstTime(error)) location.reload()
  }, [isOutdated, error])
  return (
    <>
      <h1 className="sr-only">{texts.failedHeading}</h1>
      <FailedPart title={isMissing ? texts.missingPage : texts.brokenPage} {...failure} />
    </>
  )
}

/** Returns whether this code is missing for the first time; false without storage, to prevent reload loops. */
function isFirstTime({ message }: Error): boolean {
  try {
    const isNew = sessionStorage.getItem(RELOADED_KEY) !== message
    sessionStorage.setItem(RELOADED_KEY, message)
    return isNew
  } catch {
    return false
  }
}
