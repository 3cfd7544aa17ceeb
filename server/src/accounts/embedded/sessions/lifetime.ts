const DAY_SECONDS = 24 * 60 * 60

/** In seconds. A session that is used is extended, and with that its last use is known, within an hour. */
export const sessionTimes = { idle: 30 * DAY_SECONDS, extendedAfter: 60 * 60 } as const

const LONGEST_MS = 90 * DAY_SECONDS * 1000

/** Returns the time, in ISO 8601, of the earliest sign-in that still counts, however often its session was extended. */
export function earliestSignIn(now = new Date()): string {
  return new Date(now.getTime() - LONGEST_MS).toISOString()
}
