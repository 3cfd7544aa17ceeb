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
  /** What will be owed then in cents; what is owed today, if it has ended or is unknown when it will. */
  readonly owed: PartialSum
}

export interface MaturityLadder {
  /** What has ended first, then years in order, and the unknown last. */
  readonly rungs: readonly Rung[]
  /** The number of loans that are repaid before their fixed interest ends. */
  readonly repaidBefore: number
  /** Whether the balance of any loan has no day, so that its schedule begins on the day of the import. */
  readonly isEstimate: boolean
}

/**
 * Returns when the fixed interest of loans ends, and what is then owed of them. Loans that are repaid by today are left out.
 *
 * @param today ISO 8601
 */
export function maturityLadder(plans: readonly LoanPlan[], today: string): MaturityLadder {
  const steps = plans
    .filter(({ loan }) => loan.remainingCredit !== 0)
    .flatMap((plan) => {
      const now = owedOn(plan, today).amount
      if (now === 0) return []
      const end = periodOf(plan.terms?.fixedInterestUntil ?? null)?.last ?? null
      if (end === null) return { year: null, owed: now, plan }
      if (end < today) return { year: 'ended' as const, owed: now, plan }
      const owed = plan.schedule && balanceAt(plan.schedule, end)
      return { year: Number(end.slice(0, 4)), owed, plan }
    })
  const isOpen = ({ owed }: { readonly owed: number | null }) => owed !== 0
  const open = steps.filter(isOpen)
  const rungs = [...Map.groupBy(open, ({ year }) => year)].map(([year, of]) => ({
    year,
    loans: of.length,
    owed: sumOfKnown(of.map(({ owed }) => owed)),
  }))
  return {
    rungs: rungs.toSorted((a, b) => rank(a) - rank(b)),
    repaidBefore: steps.length - open.length,
    isEstimate: open.some(
      ({ year, plan }) => typeof year === 'number' && plan.schedule?.isEstimate === true,
    ),
  }
}

function rank({ year }: Pick<Rung, 'year'>): number {
  if (year === 'ended') return Number.NEGATIVE_INFINITY
  return year ?? Number.POSITIVE_INFINITY
}
