import { classifyDate } from '../dates/period.ts'
import { type Equity, losesByLoans, principalOf } from '../equity.ts'
import type { UnitDetails } from '../records/unitDetails.ts'
import { compareWithMarket } from '../rent.ts'
import { type DateSubject, subjectOf } from './dateSubject.ts'
import { type DatedRecords, type DateKind, type DueDetails, upcomingDates } from './upcoming.ts'

/** What owners have to look at: dates, and what costs them money now. */
export type DueKind = Exclude<DateKind, 'interestComparison'> | 'vacancy' | 'uncovered'

/** One thing that an owner has to look at. */
export interface Due extends DueDetails {
  readonly kind: DueKind
  readonly subject: DateSubject
  /** Whether it holds today already. */
  readonly isNow: boolean
  /** ISO 8601 with day, month or year precision; of what is so now since when, null if that is unknown. */
  readonly date: string | null
  /** As of dates; further the rent that an empty unit does not bring, or what a unit with loans lacks a month, negative. */
  readonly amount: number | null
  /** What a unit that lacks something repays of its loans a month, in cents; null if unknown. */
  readonly principal?: number | null
}

/** What follows from the records. */
export interface DueRecords extends DatedRecords {
  /** What is owned of units with loans, by id (`unitsWithLoans`). */
  readonly equities: ReadonlyMap<string, Equity>
}

/** Fixed interest is named so long before it ends: what follows is best compared a year ahead. */
const YEARS_BEFORE_FIXED_END = 2

/** Returns what an owner has to look at on a day (ISO 8601), in no order: what is so now, and the dates of the next 12 months. */
export function listDue({ equities, ...records }: DueRecords, today: string): Due[] {
  const dates = upcomingDates(records, today, YEARS_BEFORE_FIXED_END)
  return [
    ...dates.flatMap(({ kind, isNow = false, amount = null, ...rest }): Due[] =>
      kind === 'interestComparison' ? [] : [{ ...rest, kind, isNow, amount }],
    ),
    ...records.units.flatMap((unit) => vacancyOf(unit, today)),
    ...records.units.flatMap((unit) => uncoveredOf(unit, equities.get(unit.id))),
  ]
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

/** Returns what a unit that loses more than it repays lacks in an average month of the year shown, rounded to the cent. */
function uncoveredOf(unit: UnitDetails, equity: Equity | undefined): Due[] {
  if (!equity || equity.cashFlow === null || !losesByLoans(equity)) return []
  const amount = Math.round(equity.cashFlow / equity.months)
  const subject = subjectOf('unit', unit)
  const repaid = principalOf(equity)
  const principal = repaid === null ? null : Math.round(repaid / equity.months)
  return [{ kind: 'uncovered', subject, isNow: true, date: null, amount, principal }]
}
