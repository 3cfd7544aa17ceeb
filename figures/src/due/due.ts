import { addYears, classifyDate, periodOf } from '../dates/period.ts'
import { carriesLoans, type Equity } from '../equity.ts'
import { loanDates } from '../loans/loanDates.ts'
import type { LoanPlan } from '../loans/plan.ts'
import type { Schedule } from '../loans/schedule.ts'
import { balanceAt } from '../loans/sums.ts'
import type { ObjectDetails } from '../records/objectDetails.ts'
import type { UnitDetails } from '../records/unitDetails.ts'
import { compareWithMarket } from '../rent.ts'
import { type DateSubject, subjectOf } from './dateSubject.ts'
import { listRises, type RentRise } from './rentRise.ts'
import { type DateKind, upcomingDates } from './upcoming.ts'

/** What owners have to look at: dates, and what costs them money now. */
export type DueKind = Exclude<DateKind, 'interestComparison'> | 'vacancy' | 'uncovered'

/** One thing that an owner has to look at. */
export interface Due {
  readonly kind: DueKind
  readonly subject: DateSubject
  /** Whether it holds today already. */
  readonly isNow: boolean
  /** ISO 8601 with day, month or year precision; of what is so now since when, null if that is unknown. */
  readonly date: string | null
  /**
   * In cents, null if unknown: by how much a rent may rise at most; the rent that an empty unit does not bring, or that ends; what
   * a unit with loans lacks a month, negative; what is then owed; the cost of a modernisation.
   */
  readonly amount: number | null
  /** Of rents: whether not § 558 BGB but the contract says when they rise, and by how much. */
  readonly isByContract?: boolean
  /** Of a loan that can be cancelled: its interest rate, and until when that is fixed (ISO 8601); null if unknown. */
  readonly rate?: { readonly interestRate: number | null; readonly fixedUntil: string | null }
}

/** What follows from the records. */
export interface DueRecords {
  readonly units: readonly UnitDetails[]
  readonly objects: readonly ObjectDetails[]
  readonly loans: readonly LoanPlan[]
  /** What is owned of units with loans, by id (`unitsWithLoans`). */
  readonly equities: ReadonlyMap<string, Equity>
}

/** Fixed interest is named so long before it ends: what follows is best compared a year ahead. */
const YEARS_BEFORE_FIXED_END = 2

/** Returns what an owner has to look at on a day (ISO 8601), in no order: what is so now, and the dates of the next 12 months. */
export function listDue({ units, objects, loans, equities }: DueRecords, today: string): Due[] {
  return [
    ...listRises({ units, objects }, today).flatMap((rise) => riseOf(rise, today)),
    ...units.flatMap((unit) => vacancyOf(unit, today)),
    ...units.flatMap((unit) => uncoveredOf(unit, equities.get(unit.id))),
    ...datesOf({ units, objects, loans }, today),
  ]
}

/** Returns a rise that is possible already, or within the next 12 months. */
function riseOf({ subject, from: date, most, isByContract }: RentRise, today: string): Due[] {
  const period = periodOf(date)
  if (!period || classifyDate(date, today) === 'later') return []
  const isNow = period.last <= today
  return [{ kind: 'rentIncrease', subject, isNow, date, amount: most, isByContract }]
}

function vacancyOf(unit: UnitDetails, today: string): Due[] {
  if (unit.tenant !== null) return []
  const ended = classifyDate(unit.rentalEnd, today) === 'past' ? unit.rentalEnd : null
  const amount = marketRent(unit) ?? (unit.monthlyRent || null)
  return [{ kind: 'vacancy', subject: subjectOf('unit', unit), isNow: true, date: ended, amount }]
}

/** Returns the market rent for a unit's size, whatever it is let for; null if either is unknown. */
function marketRent(unit: UnitDetails): number | null {
  return compareWithMarket({ ...unit, monthlyRent: 1 })?.market ?? null
}

/** Returns what a unit lacks in an average month of the year shown, rounded to the cent. */
function uncoveredOf(unit: UnitDetails, equity: Equity | undefined): Due[] {
  if (!equity || carriesLoans(equity) !== false || equity.cashFlow === null) return []
  const amount = Math.round(equity.cashFlow / equity.months)
  const subject = subjectOf('unit', unit)
  return [{ kind: 'uncovered', subject, isNow: true, date: null, amount }]
}

function datesOf({ units, objects, loans }: Omit<DueRecords, 'equities'>, today: string): Due[] {
  const ofLoans = loanDates(
    loans.map(({ loan }) => loan),
    loans.flatMap(({ terms }) => terms ?? []),
  )
  const plans = new Map(loans.map((plan) => [plan.loan.loanId, plan]))
  const rents = new Map(units.map(({ id, monthlyRent }) => [id, monthlyRent]))
  const horizon = addYears(today, YEARS_BEFORE_FIXED_END)
  const ends = ofLoans.flatMap(({ kind, id, label, date }): Due[] => {
    const period = periodOf(date)
    if (kind !== 'fixedInterestEnd' || !period) return []
    if (period.last < today || period.first >= horizon) return []
    const { schedule } = plans.get(id) ?? {}
    const amount = schedule ? balanceAt(schedule, period.last) : null
    return [{ kind, subject: { kind: 'loan', id, label }, isNow: false, date, amount }]
  })
  const others = upcomingDates({ units, objects, loans: ofLoans }, today).flatMap(
    ({ kind, subject, date, cost, isNow = false }): Due[] => {
      if (kind === 'rentIncrease' || kind === 'interestComparison' || kind === 'fixedInterestEnd')
        return []
      const amount =
        kind === 'tenancyEnd'
          ? (rents.get(subject.id) ?? null)
          : subject.kind === 'loan'
            ? owedThen(kind, plans.get(subject.id)?.schedule ?? null, isNow ? today : date)
            : cost
      return [{ kind, subject, isNow, date, amount, ...(isNow && rateOf(plans.get(subject.id))) }]
    },
  )
  return [...ends, ...others]
}

/** Returns what of a loan is due on a date, or owed if it is cancelled then; null if it is repaid, or that is unknown. */
function owedThen(kind: DueKind, schedule: Schedule | null, date: string): number | null {
  const last = periodOf(date)?.last
  if (kind === 'loanMaturity') return schedule?.payments.at(-1)?.principal ?? null
  return kind === 'noticeAfterTenYears' && schedule && last ? balanceAt(schedule, last) : null
}

function rateOf(plan: LoanPlan | undefined): Pick<Due, 'rate'> {
  const fixedUntil = plan?.terms?.fixedInterestUntil ?? null
  return plan ? { rate: { interestRate: plan.loan.interestRate, fixedUntil } } : {}
}
