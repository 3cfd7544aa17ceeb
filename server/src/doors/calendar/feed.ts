import { createHash } from 'node:crypto'
import { detailsAddress } from '@hausblick/contract/addresses.ts'
import { date } from '@hausblick/contract/encoding/date.ts'
import { periodOf } from '@hausblick/figures/dates/period.ts'
import { describeDetails } from '@hausblick/figures/due/describeDue.ts'
import { DATE_NAMES, type UpcomingDate } from '@hausblick/figures/due/upcoming.ts'
import { EURO } from '@hausblick/figures/wholeEuros.ts'
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'

/** The refresh interval suggested to calendar apps. */
const TTL_SECONDS = 12 * 60 * 60

const euros = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })

interface FeedContext {
  readonly customerId: string
  /** The dashboard's base URL. */
  readonly publicUrl: string
  /** The current day, in ISO 8601. */
  readonly today: string
}

/**
 * Writes dates as a calendar (RFC 5545) of transparent all-day events. Calendar apps of third parties read it, so that it
 * names units, buildings and loans, but no tenants or lenders. An event keeps its UID when its day changes, and so moves
 * instead of being duplicated.
 */
export function writeFeed(dates: readonly UpcomingDate[], context: FeedContext): string {
  const calendar = ical({
    name: 'Hausblick',
    description: 'Termine Ihres Bestands in den nächsten 12 Monaten',
    prodId: { company: 'Hausblick', product: 'Termine', language: 'DE' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: TTL_SECONDS,
  })
  for (const due of dates) {
    const { kind, subject } = due
    calendar.createEvent({
      id: `${createUid(due, context.customerId)}@hausblick`,
      stamp: new Date(`${context.today}T00:00:00Z`),
      // What is possible already stands on the present day, where somebody sees it.
      start: new Date(
        `${due.isNow ? context.today : (periodOf(due.date)?.first ?? due.date)}T00:00:00Z`,
      ),
      timezone: 'UTC',
      allDay: true,
      summary: `${DATE_NAMES[kind]}: ${subject.label}`,
      description: describe(due),
      url: context.publicUrl + detailsAddress(subject),
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}

function describe(due: UpcomingDate): string {
  const { isNow, date: day } = due
  return [
    ...(isNow ? [`seit ${date.write(day)}`] : []),
    ...describeDetails(due, (cents) => `€\u00a0${euros.format(cents / EURO)}`),
    ...(day.length < 10 && !isNow
      ? [`der genaue Tag steht noch nicht fest: ${date.write(day)}`]
      : []),
  ]
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1))
    .join('\n')
}

/** Returns an id unique among the dates of all customers that reveals none of them. */
function createUid({ kind, subject }: UpcomingDate, customerId: string): string {
  const named = JSON.stringify([customerId, kind, subject.kind, subject.id])
  return createHash('sha256').update(named).digest('base64url')
}
