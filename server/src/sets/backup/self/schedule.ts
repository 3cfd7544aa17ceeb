import { TIME_ZONE } from '@hausblick/figures/dates/berlinDay.ts'
import type { TimeOfDay } from '../../../platform/config/backups.ts'

const HOUR_MS = 60 * 60 * 1000
/** A last backup that is older has been missed: a night, and what one takes. */
const MISSED_MS = 26 * HOUR_MS
/** After a failure, which may pass. */
const RETRY_MS = HOUR_MS

/** Returns the next moment after this one at which it is that time in Berlin; where the clock skips it, as much later. */
export function nextPlanned(after: Date, { hour, minute }: TimeOfDay): Date {
  const now = Temporal.Instant.fromEpochMilliseconds(after.getTime())
  const today = now.toZonedDateTimeISO(TIME_ZONE).toPlainDate()
  const plainTime = Temporal.PlainTime.from({ hour, minute })
  const [first, second] = [0, 1].map((days) =>
    today.add({ days }).toZonedDateTime({ timeZone: TIME_ZONE, plainTime }).toInstant(),
  )
  const isAhead = first !== undefined && Temporal.Instant.compare(first, now) > 0
  return new Date((isAhead ? first : second)?.epochMilliseconds ?? Number.NaN)
}

/** Returns when to begin where nothing is planned yet: now if the last whole backup is too old, or there is none. */
export function firstPlanned(now: Date, lastAt: Date | null, at: TimeOfDay): Date {
  const isMissed = lastAt === null || now.getTime() - lastAt.getTime() > MISSED_MS
  return isMissed ? now : nextPlanned(now, at)
}

/** Returns when to try again what has failed. */
export function nextTry(now: Date, at: TimeOfDay): Date {
  const soon = now.getTime() + RETRY_MS
  return new Date(Math.min(soon, nextPlanned(now, at).getTime()))
}
