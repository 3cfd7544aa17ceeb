import type { LoanDate } from '../dates/loanDate.ts'
import { classifyDate, periodOf } from '../dates/period.ts'
import { loanDates } from '../loans/loanDates.ts'
import { owedOn } from '../loans/owed.ts'
import type { LoanPlan } from '../loans/plan.ts'
import { balanceAt } from '../loans/sums.ts'
import type { Overview } from '../records/overview.ts'
import { compareGerman } from '../text.ts'
import { type DateSubject, subjectOf } from './dateSubject.ts'
import { listRises, type RentedRecords, type RiseTerms } from './rentRise.ts'

/** The kinds of upcoming dates, by their German names. */
export const DATE_NAMES = {
  rentIncrease: 'Mieterhöhung zu prüfen',
  rentStep: 'Nächste Staffel laut Vertrag',
  rentIndex: 'Anpassung nach Index möglich',
  tenancyEnd: 'Mietvertrag endet',
  modernisation: 'Geplante Modernisierung',
  interestComparison: 'Anschlussfinanzierung vergleichen',
  fixedInterestEnd: 'Zinsbindung endet',
  noticeAfterTenYears: 'Kündbar mit 6 Monaten Frist (§ 489 BGB)',
  loanRepaid: 'Kredit abbezahlt',
  loanMaturity: 'Kredit zur Rückzahlung fällig',
} as const

export type DateKind = keyof typeof DATE_NAMES

/** What is known of something due beside its day. Reports of earlier releases tell none of it, nor what is so already. */
export interface DueDetails {
  /** Whether its day has come, and what it allows is still possible. */
  readonly isNow?: boolean
  /**
   * In cents, null if unknown: by how much a rent may rise at most; the rent that ends; what is then owed; the cost of a
   * modernisation.
   */
  readonly amount?: number | null
  /** Of a rent that rises. */
  readonly rise?: RiseTerms
  /** Of a loan that can be cancelled: its interest rate, and until when that is fixed (ISO 8601); null if unknown. */
  readonly rate?: { readonly interestRate: number | null; readonly fixedUntil: string | null }
}

/** A date that an owner should know of in advance, or since which something is possible. */
export interface UpcomingDate extends DueDetails {
  readonly kind: DateKind
  readonly subject: DateSubject
  /** ISO 8601 with day, month or year precision. */
  readonly date: string
  /** Estimated cost of a modernisation, in cents; null if unknown, and for other kinds. */
  readonly cost: number | null
}

export interface DatedRecords extends RentedRecords {
  readonly loans: readonly LoanPlan[]
}

/**
 * Returns what is possible since a date, loans that can be cancelled first, and the dates within the 12 months from today (ISO 8601),
 * earliest first, those of one day by German collation of their labels. A month or year sorts by its first day and is past after its
 * last. Maintenance is not included: operators record when it was done, not when it is due again.
 *
 * @param fixedYears for how many years ahead ends of fixed interest are returned
 */
export function upcomingDates(
  { units, objects, loans, cappedPlaces }: DatedRecords,
  today: string,
  fixedYears = 1,
): UpcomingDate[] {
  const plans = new Map(loans.map((plan) => [plan.loan.loanId, plan]))
  const dates: Candidate[] = [
    ...listRises({ units, objects, cappedPlaces }, today).map(
      ({ kind, subject, from: date, most: amount, rule, cap }) => ({
        ...{ kind, subject, date, amount, rise: { rule, cap } },
        isOpen: true,
      }),
    ),
    ...objects.map((object) => modernisationOf(object, subjectOf('object', object))),
    ...loanDates(loans).map((date) => candidateOf(date, plans.get(date.id), today)),
    ...units.flatMap((unit) => {
      const subject = subjectOf('unit', unit)
      const end = { kind: 'tenancyEnd', subject, date: unit.rentalEnd } as const
      return [modernisationOf(unit, subject), { ...end, amount: unit.monthlyRent }]
    }),
  ]
  return dates
    .flatMap((candidate) =>
      keepIfDue(candidate, today, candidate.kind === 'fixedInterestEnd' ? fixedYears : 1),
    )
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        compareText(a.first, b.first) ||
        compareGerman(a.label, b.label) ||
        compareText(a.order, b.order),
    )
    .map(({ upcoming }) => upcoming)
}

interface Candidate extends Omit<UpcomingDate, 'date' | 'cost' | 'isNow' | 'amount'> {
  readonly date: string | null
  readonly amount: number | null
  /** Whether what becomes possible on the date stays so. */
  readonly isOpen?: boolean
}

function modernisationOf({ modernisation }: Overview, subject: DateSubject): Candidate {
  const { planned: date, cost: amount } = modernisation
  return { kind: 'modernisation', subject, date, amount }
}

function candidateOf(
  { kind, id, label, date, until }: LoanDate,
  plan: LoanPlan | undefined,
  today: string,
): Candidate {
  const last = periodOf(date)?.last ?? date
  const dated = { kind, subject: { kind: 'loan', id, label }, date } as const
  if (kind === 'loanMaturity')
    return { ...dated, amount: plan?.schedule?.payments.at(-1)?.principal ?? null }
  if (kind === 'noticeAfterTenYears') {
    const isPast = last <= today
    const amount = plan ? (isPast ? owedOn(plan, today).amount : owedThen(plan, last)) : null
    const fixedUntil = plan?.terms?.fixedInterestUntil ?? null
    const rate = { interestRate: plan?.loan.interestRate ?? null, fixedUntil }
    return { ...dated, amount, rate, isOpen: until !== undefined && until >= today }
  }
  return { ...dated, amount: kind === 'fixedInterestEnd' && plan ? owedThen(plan, last) : null }
}

function owedThen({ schedule }: LoanPlan, day: string): number | null {
  return schedule && balanceAt(schedule, day)
}

/** Returns a candidate with its sort keys; nothing if it is neither within the years ahead nor possible since. */
function keepIfDue({ isOpen = false, ...candidate }: Candidate, today: string, years: number) {
  const { kind, subject, date, amount } = candidate
  const { label } = subject
  const period = periodOf(date)
  if (date === null || !period) return []
  const isNow = isOpen && period.last <= today
  if (!isNow && classifyDate(date, today, years) !== 'soon') return []
  const cost = kind === 'modernisation' ? amount : null
  const upcoming: UpcomingDate = { ...candidate, date, isNow, cost }
  const rank = isNow ? (kind === 'noticeAfterTenYears' ? 0 : 1) : 2
  return [{ upcoming, rank, first: period.first, label, order: `${label} ${kind}` }]
}

/** Compares by code unit, which orders ISO 8601 dates by time. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
