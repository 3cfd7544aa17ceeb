import type { ObjectDetails } from '../records/objectDetails.ts'
import type { Overview } from '../records/overview.ts'
import type { UnitDetails } from '../records/unitDetails.ts'
import { periodOf, standingOf } from './period.ts'

/** What can be due, by the name that everyone reads. */
export const DATE_NAMES = {
  rentIncrease: 'Mieterhöhung möglich',
  tenancyEnd: 'Mietvertrag endet',
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
  /** Of a modernisation: what it will cost, in cents; null where that is not known. */
  readonly cost: number | null
}

/**
 * Returns what is due within the 12 months that begin with a day, the earliest first. A month or year sorts by its first day,
 * and is over after its last. Maintenance is not among it: operators record when it was done, not when it is due again.
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

interface Candidate extends Omit<UpcomingDate, 'date'> {
  readonly date: string | null
}

/** What buildings and units have in common. */
function datesOf({ nextRentIncrease, modernisation }: Overview, subject: DateSubject): Candidate[] {
  return [
    { ...plain('rentIncrease', subject), date: nextRentIncrease },
    {
      ...plain('modernisation', subject),
      date: modernisation.planned,
      cost: modernisation.cost,
    },
  ]
}

function plain(kind: DateKind, subject: DateSubject) {
  return { kind, subject, cost: null }
}

function named({ id, label }: UnitDetails | ObjectDetails) {
  return { id, label }
}

/** The candidate with what it is sorted by, where it counts. */
function inTime(candidate: Candidate, today: string) {
  const { kind, subject, date } = candidate
  const period = periodOf(date)
  if (date === null || !period || standingOf(date, today) !== 'soon') return []
  const upcoming: UpcomingDate = { ...candidate, date }
  return [{ upcoming, first: period.first, order: `${subject.label} ${kind}` }]
}

/** ISO 8601 sorts as the text that it is. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
