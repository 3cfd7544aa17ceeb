import type { ObjectDetails } from '../records/objectDetails.ts'
import type { Overview } from '../records/overview.ts'
import type { UnitDetails } from '../records/unitDetails.ts'
import { compareGerman } from '../text.ts'
import type { LoanDate } from './loanDate.ts'
import { classifyDate, periodOf } from './period.ts'

/** The kinds of upcoming dates, by their German names. */
export const DATE_NAMES = {
  rentIncrease: 'Mieterhöhung möglich',
  tenancyEnd: 'Mietvertrag endet',
  modernisation: 'Geplante Modernisierung',
  interestComparison: 'Anschlussfinanzierung vergleichen',
  fixedInterestEnd: 'Zinsbindung endet',
  noticeAfterTenYears: 'Kündbar mit 6 Monaten Frist (§ 489 BGB)',
  loanRepaid: 'Kredit abbezahlt',
  loanMaturity: 'Kredit zur Rückzahlung fällig',
} as const

export type DateKind = keyof typeof DATE_NAMES

/** The unit, building or loan that a date belongs to. */
export interface DateSubject {
  readonly kind: 'unit' | 'object' | 'loan'
  readonly id: string
  /** Street, number and name; of a loan its title and name. */
  readonly label: string
}

/** A date that an owner should know of in advance. */
export interface UpcomingDate {
  readonly kind: DateKind
  readonly subject: DateSubject
  /** ISO 8601 with day, month or year precision. */
  readonly date: string
  /** Estimated cost of a modernisation, in cents; null if unknown, and for other kinds. */
  readonly cost: number | null
}

/** The records that have dates. */
export interface DatedRecords {
  readonly units: readonly UnitDetails[]
  readonly objects: readonly ObjectDetails[]
  readonly loans: readonly LoanDate[]
}

/**
 * Returns the dates within the 12 months from today (ISO 8601), earliest first, those of one day by German collation of
 * their labels. A month or year sorts by its first day and is past after its last. Maintenance is not included: operators
 * record when it was done, not when it is due again.
 */
export function upcomingDates(
  { units, objects, loans }: DatedRecords,
  today: string,
): UpcomingDate[] {
  const dates = [
    ...objects.flatMap((object) => datesOf(object, { kind: 'object', ...idAndLabel(object) })),
    ...loans.map(({ kind, id, label, date }) => ({
      ...withoutCost(kind, { kind: 'loan', id, label }),
      date,
    })),
    ...units.flatMap((unit) => [
      ...datesOf(unit, unitSubject(unit)),
      { ...withoutCost('tenancyEnd', unitSubject(unit)), date: unit.rentalEnd },
    ]),
  ]
  return dates
    .flatMap((candidate) => keepIfSoon(candidate, today))
    .toSorted(
      (a, b) =>
        compareText(a.first, b.first) ||
        compareGerman(a.label, b.label) ||
        compareText(a.order, b.order),
    )
    .map(({ upcoming }) => upcoming)
}

interface Candidate extends Omit<UpcomingDate, 'date'> {
  readonly date: string | null
}

/** Returns the dates that buildings and units have in common. */
function datesOf({ nextRentIncrease, modernisation }: Overview, subject: DateSubject): Candidate[] {
  return [
    { ...withoutCost('rentIncrease', subject), date: nextRentIncrease },
    {
      ...withoutCost('modernisation', subject),
      date: modernisation.planned,
      cost: modernisation.cost,
    },
  ]
}

function withoutCost(kind: DateKind, subject: DateSubject) {
  return { kind, subject, cost: null }
}

function unitSubject(unit: UnitDetails): DateSubject {
  return { kind: 'unit', ...idAndLabel(unit) }
}

function idAndLabel({ id, label }: UnitDetails | ObjectDetails) {
  return { id, label }
}

/** Returns a candidate with its sort keys; nothing if it is not within the 12 months. */
function keepIfSoon(candidate: Candidate, today: string) {
  const { kind, subject, date } = candidate
  const { label } = subject
  const period = periodOf(date)
  if (date === null || !period || classifyDate(date, today) !== 'soon') return []
  const upcoming: UpcomingDate = { ...candidate, date }
  return [{ upcoming, first: period.first, label, order: `${label} ${kind}` }]
}

/** Compares by code unit, which orders ISO 8601 dates by time. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
