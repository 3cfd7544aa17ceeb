import type { ObjectDetails } from '../records/objectDetails.ts'
import type { Overview } from '../records/overview.ts'
import type { UnitDetails } from '../records/unitDetails.ts'
import { periodOf, standingOf, yearsLater } from './period.ts'

/** What can be due, by the name that everyone reads. */
export const DATE_NAMES = {
  rentIncrease: 'Mieterhöhung möglich',
  tenancyEnd: 'Mietende',
  service: 'Service fällig',
  modernisation: 'Geplante Modernisierung',
} as const

export type DateKind = keyof typeof DATE_NAMES

/** Whose date it is. */
export interface DateSubject {
  readonly kind: 'unit' | 'object'
  readonly id: string
  /** Street, number and name. */
  readonly label: string
}

/** Something that an owner should know of before its day. */
export interface UpcomingDate {
  readonly kind: DateKind
  readonly subject: DateSubject
  /** ISO 8601, as precise as it is known: a day, a month or a year. */
  readonly date: string
  /** Whether that day, month or year is over. Only a service can be: it stays due until it is done. */
  readonly overdue: boolean
  /** Of a service: what it is, and when it was done last. */
  readonly service: { readonly type: string; readonly last: string } | null
  /** Of a modernisation: what it will cost, in euro; null where that is not known. */
  readonly cost: number | null
}

/** A service is due again so many years after the last one. */
const SERVICE_YEARS = 1

/**
 * What is due within the 12 months that begin with a day, and the services that are due since before: first what is due first.
 * Of a month or year, its first day counts to say what comes first, and its last day to say whether it is over.
 *
 * @param today an ISO 8601 day
 */
export function upcomingDates(
  { units, objects }: { units: readonly UnitDetails[]; objects: readonly ObjectDetails[] },
  today: string,
): UpcomingDate[] {
  const dates = [
    ...objects.flatMap((object) => datesOf(object, { kind: 'object', ...named(object) })),
    ...units.flatMap((unit) => [
      ...datesOf(unit, { kind: 'unit', ...named(unit) }),
      { ...plain('tenancyEnd', { kind: 'unit', ...named(unit) }), date: unit.rentalEnd },
    ]),
  ]
  return dates
    .flatMap((candidate) => inTime(candidate, today))
    .toSorted((a, b) => compareText(a.first, b.first) || compareText(a.order, b.order))
    .map(({ upcoming }) => upcoming)
}

/** When a service is due again, as precisely as it is known when it was done last; null where that is not known. */
export function serviceDue(last: string | null): string | null {
  return last !== null && periodOf(last) ? yearsLater(last, SERVICE_YEARS) : null
}

interface Candidate extends Omit<UpcomingDate, 'date' | 'overdue'> {
  readonly date: string | null
}

/** What buildings and units have in common. */
function datesOf(
  { nextRentIncrease, service, modernisation }: Overview,
  subject: DateSubject,
): Candidate[] {
  const { type, last } = service
  return [
    { ...plain('rentIncrease', subject), date: nextRentIncrease },
    {
      ...plain('service', subject),
      date: serviceDue(last),
      service: last === null ? null : { type, last },
    },
    {
      ...plain('modernisation', subject),
      date: modernisation.planned,
      cost: modernisation.cost,
    },
  ]
}

function plain(kind: DateKind, subject: DateSubject) {
  return { kind, subject, service: null, cost: null }
}

function named({ id, label }: UnitDetails | ObjectDetails) {
  return { id, label }
}

/** The candidate with what it is sorted by, where it counts. */
function inTime(candidate: Candidate, today: string) {
  const { kind, subject, date } = candidate
  const period = periodOf(date)
  const standing = standingOf(date, today)
  const overdue = standing === 'over'
  if (date === null || !period || standing === 'later') return []
  if (overdue && kind !== 'service') return []
  const upcoming: UpcomingDate = { ...candidate, date, overdue }
  return [{ upcoming, first: period.first, order: `${subject.label} ${kind}` }]
}

/** ISO 8601 sorts as the text that it is. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
