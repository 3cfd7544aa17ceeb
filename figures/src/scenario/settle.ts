import { periodOf } from '../dates/period.ts'
import type { LoanPlan } from '../loans/plan.ts'
import { specialRepaymentLimit } from '../loans/specialRepayment.ts'
import type { Assumptions, MarketRents, Sale, Special } from './assumptions.ts'
import type { Known } from './known.ts'

/** What of the assumptions cannot be assumed of these figures, and has been corrected. */
export type Correction =
  | 'rate'
  | 'vacancy'
  | 'market'
  | 'marketYear'
  | 'sale'
  | 'saleYear'
  | 'special'
  | 'specialLoan'
  | 'specialAmount'

/** A loan of which something may be repaid beside the payments. */
export interface SpecialChoice {
  readonly loanId: string
  /** Cents a year. */
  readonly limit: number
}

/**
 * Returns the loans of which the contract allows special repayments, the most expensive first: by their rate, then by what is
 * owed.
 */
export function specialChoices({ plans }: Pick<Known, 'plans'>): SpecialChoice[] {
  return plans
    .flatMap(({ loan, terms, schedule }) => {
      const limit = terms && specialRepaymentLimit(terms)
      const isFollowed = schedule !== null && schedule.end !== 'belowInterest'
      return limit && isFollowed && loan.remainingCredit ? [{ loan, limit }] : []
    })
    .toSorted(
      (a, b) =>
        (b.loan.interestRate ?? 0) - (a.loan.interestRate ?? 0) ||
        (b.loan.remainingCredit ?? 0) - (a.loan.remainingCredit ?? 0),
    )
    .map(({ loan: { loanId }, limit }) => ({ loanId, limit }))
}

/** Returns the loans of which something is owed in these years at an assumed rate. */
export function openRates({ plans, years }: Pick<Known, 'plans' | 'years'>): LoanPlan[] {
  return plans.filter(({ terms, schedule }) => {
    const fixedUntil = periodOf(terms?.fixedInterestUntil ?? null)?.last
    if (fixedUntil === undefined) return false
    return schedule?.payments.some(
      ({ due }) => due > fixedUntil && years.includes(Number(due.slice(0, 4))),
    )
  })
}

/** Returns assumptions that hold for these figures, and what had to be corrected. */
export function settle(
  known: Known,
  assumed: Assumptions,
): { settled: Assumptions; corrections: Correction[] } {
  const corrections: Correction[] = []
  const note = (correction: Correction) => corrections.push(correction)
  const keep = <Value>(value: Value | null, holds: boolean, correction: Correction) => {
    if (value === null || holds) return value
    note(correction)
    return null
  }
  const isOpen = openRates(known).length > 0
  const settled = {
    ...assumed,
    rate: keep(assumed.rate, isOpen, 'rate'),
    repayment: keep(assumed.repayment, isOpen, 'rate'),
    vacancy: keep(assumed.vacancy, Boolean(known.occupancyRate), 'vacancy'),
    market: settleMarket(known, keep(assumed.market, known.gaps.size > 0, 'market'), note),
    sale: assumed.sale && settleSale(known, assumed.sale, note),
    special: assumed.special && settleSpecial(known, assumed.special, note),
  }
  return { settled, corrections }
}

type Note = (correction: Correction) => void

function settleMarket(
  { years }: Known,
  market: MarketRents | null,
  note: Note,
): MarketRents | null {
  return market && { ...market, from: settleYear(years, market.from, () => note('marketYear')) }
}

function settleSale({ years, sellables }: Known, sale: Sale, note: Note): Sale | null {
  if (!sellables.some(({ kind, id }) => kind === sale.kind && id === sale.id)) {
    note('sale')
    return null
  }
  return { ...sale, year: settleYear(years, sale.year, () => note('saleYear')) }
}

function settleSpecial(known: Known, special: Special, note: Note): Special | null {
  const choices = specialChoices(known)
  const asked = choices.find(({ loanId }) => loanId === special.loanId)
  const [dearest] = choices
  if (!dearest) {
    note('special')
    return null
  }
  if (!asked && special.loanId !== null) note('specialLoan')
  const { loanId, limit } = asked ?? dearest
  if (special.amount > limit) note('specialAmount')
  return { loanId, amount: Math.min(special.amount, limit) }
}

/** Returns the year, or the nearest one of the projection. */
function settleYear(years: readonly number[], year: number | null, note: () => void): number {
  const [first = 0] = years
  const nearest = Math.min(years.at(-1) ?? first, Math.max(first, year ?? first))
  if (year !== null && nearest !== year) note()
  return nearest
}
