import { type AskedRights, MAX_GUEST_YEARS } from '@hausblick/contract/calls/people.ts'
import { type GuestRights, guestParts } from '@hausblick/contract/guests.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import * as texts from '../texts.ts'

/**
 * Returns what a guest is to be let read, parts and years each named once and in order. Throws 400 where it is nothing, ends in
 * the past, or lasts too long.
 */
export function checkRights({ parts, years, until }: AskedRights, now = new Date()): GuestRights {
  const today = berlinDay(now)
  const latest = lastDayFrom(today)
  if (parts.length === 0) throw new ServiceError(400, texts.guestWithoutPart)
  if (years?.length === 0) throw new ServiceError(400, texts.guestWithoutYear)
  if (until < today) throw new ServiceError(400, texts.guestUntilPast)
  if (until > latest) throw new ServiceError(400, texts.guestTooLong(writeDay(latest)))
  return {
    parts: guestParts.filter((part) => parts.includes(part)),
    years: years && [...new Set(years)].toSorted((one, other) => one - other),
    until,
  }
}

/** Returns the same day in two years; on 29 February, which there is not then, the day before. */
function lastDayFrom(today: string): string {
  const year = Number(today.slice(0, 4)) + MAX_GUEST_YEARS
  return `${year}${today.slice(4)}`.replace(/-02-29$/, '-02-28')
}

function writeDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${date}.${month}.${year}`
}
