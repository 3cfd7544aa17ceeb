import type { LoanDate } from '../dates/loanDate.ts'
import { classifyDate, periodOf } from '../dates/period.ts'
import type { ObjectDetails } from '../records/objectDetails.ts'
import type { Overview } from '../records/overview.ts'
import type { UnitDetails } from '../records/unitDetails.ts'
import { compareGerman } from '../text.ts'
import { type DateSubject, subjectOf } from './dateSubject.ts'
import { listRises } from './rentRise.ts'

/** The kinds of upcoming dates, by their German names. */
export const DATE_NAMES = {
  rentIncrease: 'Mieterhöhung zu prüfen',
  tenancyEnd: 'Mietvertrag endet',
  modernisation: 'Geplante Modernisierung',
  interestComparison: 'Anschlussfinanzierung vergleichen',
  fixedInterestEnd: 'Zinsbindung endet',
  noticeAfterTenYears: 'Kündbar mit 6 Monaten Frist (§ 489 BGB)',
  loanRepaid: 'Kredit abbezahlt',
  loanMaturity: 'Kredit zur Rückzahlung fällig',
} as const

export type DateKind = keyof typeof DATE_NAMES

/** A date that an owner should know of in advance, or since which something is possible. */
export interface UpcomingDate {
  readonly kind: DateKind
  readonly subject: DateSubject
  /** ISO 8601 with day, month or year precision. */
  readonly date: string
  /** Whether it has come, and what it allows is still possible. Reports of earlier releases do not tell it, and list none. */
  readonly isNow?: boolean
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
 * Returns what is possible since a date, loans that can be cancelled first, and the dates within the 12 months from today (ISO 8601),
 * earliest first, those of one day by German collation of their labels. A month or year sorts by its first day and is past after its
 * last. Maintenance is not included: operators record when it was done, not when it is due again.
 */
export function upcomingDates(
  { units, objects, loans }: DatedRecords,
  today: string,
): UpcomingDate[] {
  const dates: Candidate[] = [
    ...listRises({ units, objects }, today).map(({ subject, from: date }) => ({
      ...withoutCost('rentIncrease', subject),
      date,
      isOpen: true,
    })),
    ...objects.map((object) => modernisationOf(object, subjectOf('object', object))),
    ...loans.map(({ kind, id, label, date, until }) => ({
      ...withoutCost(kind, { kind: 'loan', id, label }),
      date,
      isOpen: until !== undefined && until >= today,
    })),
    ...units.flatMap((unit) => [
      modernisationOf(unit, subjectOf('unit', unit)),
      { ...withoutCost('tenancyEnd', subjectOf('unit', unit)), date: unit.rentalEnd },
    ]),
  ]
  return dates
    .flatMap((candidate) => keepIfDue(candidate, today))
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        compareText(a.first, b.first) ||
        compareGerman(a.label, b.label) ||
        compareText(a.order, b.order),
    )
    .map(({ upcoming }) => upcoming)
}

interface Candidate extends Omit<UpcomingDate, 'date' | 'isNow'> {
  readonly date: string | null
  /** Whether what becomes possible on the date stays so. */
  readonly isOpen?: boolean
}

function modernisationOf({ modernisation }: Overview, subject: DateSubject): Candidate {
  const { planned: date, cost } = modernisation
  return { kind: 'modernisation', subject, date, cost }
}

function withoutCost(kind: DateKind, subject: DateSubject) {
  return { kind, subject, cost: null }
}

/** Returns a candidate with its sort keys; nothing if it is neither within the 12 months nor possible since. */
function keepIfDue({ isOpen = false, ...candidate }: Candidate, today: string) {
  const { kind, subject, date } = candidate
  const { label } = subject
  const period = periodOf(date)
  if (date === null || !period) return []
  const isNow = isOpen && period.last <= today
  if (!isNow && classifyDate(date, today) !== 'soon') return []
  const upcoming: UpcomingDate = { ...candidate, date, isNow }
  const rank = isNow ? (kind === 'noticeAfterTenYears' ? 0 : 1) : 2
  return [{ upcoming, rank, first: period.first, label, order: `${label} ${kind}` }]
}

/** Compares by code unit, which orders ISO 8601 dates by time. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
