import { periodOf } from '../dates/period.ts'
import { type PartialSum, sumOfKnown } from '../partialSum.ts'
import { owedOn } from './owed.ts'
import type { LoanPlan } from './plan.ts'
import { balanceAt } from './sums.ts'

/** The loans whose fixed interest ends in one year. */
export interface Rung {
  /** `ended` if it has ended already; null if it is unknown when it ends. */
  readonly year: number | 'ended' | null
  readonly loans: number
  /** What is owed of them on the day asked about, in cents. */
  readonly owed: PartialSum
  /** What will be owed when it ends; null if it has ended or is unknown when it will. */
  readonly atEnd: PartialSum | null
}

export interface MaturityLadder {
  /** What has ended first, then years in order, and the unknown last: what is owed of them is all that is owed. */
  readonly rungs: readonly Rung[]
  /** Whether the balance of any loan has no day, so that its schedule begins on the day of the import. */
  readonly isEstimate: boolean
}

/**
 * Returns when the fixed interest of loans ends, with what is owed of them on a day (ISO 8601) and then. Loans that are repaid by
 * that day are left out.
 */
export function maturityLadder(plans: readonly LoanPlan[], day: string): MaturityLadder {
  const steps = plans.flatMap((plan) => {
    const owed = plan.loan.remainingCredit === 0 ? 0 : owedOn(plan, day).amount
    if (owed === 0) return []
    const end = periodOf(plan.terms?.fixedInterestUntil ?? null)?.last ?? null
    if (end === null || end < day)
      return { year: end === null ? null : ('ended' as const), owed, atEnd: null, plan }
    const atEnd = plan.schedule && balanceAt(plan.schedule, end)
    return { year: Number(end.slice(0, 4)), owed, atEnd, plan }
  })
  const rungs = [...Map.groupBy(steps, ({ year }) => year)].map(([year, of]) => ({
    year,
    loans: of.length,
    owed: sumOfKnown(of.map(({ owed }) => owed)),
    atEnd: typeof year === 'number' ? sumOfKnown(of.map(({ atEnd }) => atEnd)) : null,
  }))
  return {
    rungs: rungs.toSorted((a, b) => rank(a) - rank(b)),
    isEstimate: steps.some(
      ({ year, plan }) => typeof year === 'number' && plan.schedule?.isEstimate === true,
    ),
  }
}

function rank({ year }: Pick<Rung, 'year'>): number {
  if (year === 'ended') return Number.NEGATIVE_INFINITY
  return year ?? Number.POSITIVE_INFINITY
}
