const DAY_SECONDS = 24 * 60 * 60

/** Seconds. A session in use is extended, and its last use thus known, at most hourly. */
export const sessionTimes = { idle: 30 * DAY_SECONDS, extendedAfter: 60 * 60 } as const

const LONGEST_MS = 90 * DAY_SECONDS * 1000

/** Returns the earliest sign-in, as ISO 8601, whose session is still valid, however often it was extended. */
export function earliestSignIn(now = new Date()): string {
  return new Date(now.getTime() - LONGEST_MS).toISOString()
}
