const DAY_SECONDS = 24 * 60 * 60

/** Seconds. A session in use is extended, and its last use thus known, at most hourly, until it is as long as the longest. */
export const sessionTimes = {
  idle: 30 * DAY_SECONDS,
  extendedAfter: 60 * 60,
  longest: 90 * DAY_SECONDS,
} as const

/** Returns the earliest sign-in, as ISO 8601, whose session is still valid, however often it was extended. */
export function earliestSignIn(now = new Date()): string {
  return new Date(now.getTime() - sessionTimes.longest * 1000).toISOString()
}

/** Returns when a session ends that is not used after now, as ISO 8601. */
export function expiryOf(now: Date): string {
  return new Date(now.getTime() + sessionTimes.idle * 1000).toISOString()
}

/** Returns whether a session that ends then was last extended so long ago that it is to be extended. */
export function isToBeExtended(expiresAt: string, now: Date): boolean {
  const lastUse = Date.parse(expiresAt) - sessionTimes.idle * 1000
  return now.getTime() - lastUse >= sessionTimes.extendedAfter * 1000
}
