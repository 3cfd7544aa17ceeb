const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/**
 * The pauses after failed attempts in a row, of which each kind of work uses a part. The fourth outlasts greylisting, the last ones
 * what is down over night.
 */
export const PAUSES_MS: readonly number[] = [
  ...[10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 20 * MINUTE_MS],
  ...[2 * HOUR_MS, 12 * HOUR_MS, 24 * HOUR_MS],
]
