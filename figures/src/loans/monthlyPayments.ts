import { periodOf } from '../dates/period.ts'
import { addMonths } from './dueDays.ts'
import { monthlyInterest } from './interest.ts'
import type { Payment } from './payment.ts'
import type { LoanPlan } from './plan.ts'

export interface MonthlyPayment {
  /** Cents: interest and principal, but not what repays a whole loan at maturity, which is no running payment. Null if unknown. */
  readonly amount: number | null
  /** The interest within it; null where that cannot be told. */
  readonly interest: number | null
  /** The payments of the schedule that are due: two if a loan matures after the regular one. */
  readonly scheduled: readonly Payment[]
  /** Whether the schedule tells of the month; otherwise the amount is what the operator recorded. */
  readonly isScheduled: boolean
}

/**
 * Returns the payments of a loan in the twelve months of a year, January first: those of its schedule, and none before its first
 * or after its last. Where the schedule does not reach, it is the recorded payment, or the interest of a loan that is repaid at
 * maturity.
 */
export function monthlyPayments(plan: LoanPlan, year: number): MonthlyPayment[] {
  const payments = Map.groupBy(plan.schedule?.payments ?? [], ({ due }) => due.slice(0, 7))
  return Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`
    const scheduled = payments.get(month) ?? []
    if (scheduled.length > 0 || isBeforeFirst(plan, month) || isAfterLast(plan, month)) {
      const sum = (part: 'interest' | 'payment') =>
        scheduled.reduce((total, payment) => total + payment[part], 0)
      const interest = sum('interest')
      const amount = isBullet(plan) ? interest : sum('payment')
      return { amount, interest, scheduled, isScheduled: true }
    }
    const interest = recordedInterest(plan)
    return { amount: interest ?? plan.loan.payment, interest, scheduled, isScheduled: false }
  })
}

function isBullet({ terms }: LoanPlan): boolean {
  return terms?.repaymentType === 'bullet'
}

function isBeforeFirst({ schedule, terms }: LoanPlan, month: string): boolean {
  const disbursed = periodOf(terms?.disbursementDate ?? null)?.first
  if (disbursed === undefined) return false
  const [first] = schedule?.payments ?? []
  // The first payment is for the first whole month after disbursement.
  const isFirst = first !== undefined && addMonths(first.due, -2) < disbursed
  return month < (isFirst ? first.due : addMonths(disbursed, 1).slice(0, 7))
}

function isAfterLast({ loan, schedule, terms, importedOn }: LoanPlan, month: string): boolean {
  const isRepaid = loan.remainingCredit === 0 || schedule?.end === 'repaid'
  const known = periodOf(terms?.balanceDate ?? null)?.last ?? importedOn
  if (isRepaid) return month > (schedule?.payments.at(-1)?.due ?? known)
  const maturity = terms?.repaymentType === 'bullet' ? periodOf(terms.maturityDate)?.last : null
  return schedule === null && typeof maturity === 'string' && month > maturity
}

/** Returns the interest of a month that follows from what is recorded: of a loan that is repaid at maturity. */
function recordedInterest(plan: LoanPlan): number | null {
  const { remainingCredit: balance, interestRate: rate } = plan.loan
  if (!isBullet(plan) || balance === null || rate === null || balance < 0 || rate < 0) return null
  return monthlyInterest(balance, rate)
}
