import { addMonths } from './dueDays.ts'
import { monthlyInterest } from './interest.ts'
import type { KnownLoan, Payment } from './payment.ts'
import { type Renewal, renewPayment } from './renewal.ts'
import { isSpecialDue, type SpecialRepayment } from './specialRepayment.ts'

/**
 * How a schedule ends: nothing is owed any more; payments no longer cover more than the interest; it takes longer than 200
 * years; or a loan repaid at maturity has none.
 */
export type ScheduleEnd = 'repaid' | 'belowInterest' | 'tooLong' | 'noMaturity'

export interface Agreed {
  /** The last day of the fixed interest, ISO 8601; null if unknown. */
  readonly fixedUntil: string | null
  readonly maturity: Maturity | null
  /** Millionths of a per cent a year after the fixed interest. */
  readonly scenarioRate: number
  readonly special: SpecialRepayment | null
  /** The day, ISO 8601, up to which at least a loan is followed of which nothing is repaid; null for no more than ten years. */
  readonly until: string | null
  /** Null to end where the payment no longer covers the interest. */
  readonly renewal: Renewal | null
}

/** When a loan is repaid whole; days in ISO 8601. */
export interface Maturity {
  /** The first payment from this day on repays all. */
  readonly from: string
  /** The agreed day, on which that payment is then due; null if only its month or year is known. */
  readonly day: string | null
}

/** 200 years: what takes longer is never paid off. */
const MAX_PAYMENTS = 2_400

/** A loan of which nothing is repaid, and none is agreed, is followed for ten years. */
const OPEN_PAYMENTS = 120

/** Returns the payments after the day of the balance, in order of their days, until the schedule ends. */
export function followingPayments(
  loan: KnownLoan,
  { fixedUntil, maturity, scenarioRate, special, until, renewal }: Agreed,
): { payments: Payment[]; end: ScheduleEnd } {
  const { from, rate, isBullet } = loan
  const isOpen = isBullet && maturity === null
  const payments: Payment[] = []
  let { balance } = loan
  let isTried = false
  let { payment } = loan
  /** The number of the payment that takes the residue of a renewed loan. */
  let last: number | null = null
  while (balance > 0) {
    const regular = addMonths(from, payments.length + 1)
    const isShown = payments.length < OPEN_PAYMENTS || (until !== null && regular <= until)
    if (isOpen ? !isShown : payments.length === MAX_PAYMENTS) {
      return { payments, end: isOpen ? 'noMaturity' : 'tooLong' }
    }
    const before = payments.at(-1)?.due ?? from
    const due = isBullet ? dueOf(regular, before, maturity) : regular
    const isFixed = fixedUntil === null || due <= fixedUntil
    const applied = isFixed ? rate : scenarioRate
    const interest = monthlyInterest(balance, applied)
    if (!isBullet && !covers(payment, interest, isShown)) {
      const renewed = isFixed
        ? null
        : renewal && renewPayment(balance, applied, renewal, payments.length)
      if (!renewed || renewed.payment <= interest) return { payments, end: 'belowInterest' }
      payment = renewed.payment
      last = renewed.months && payments.length + renewed.months
    }
    const principal = isBullet
      ? repaidAtMaturity(balance, due, maturity)
      : payments.length + 1 === last
        ? balance
        : Math.min(payment - interest, balance)
    const wanted = special && isSpecialDue(special, due) ? special.amount : 0
    const repaid = Math.min(wanted, balance - principal)
    balance -= principal + repaid
    isTried ||= repaid > 0
    const parts = { payment: interest + principal, interest, principal, special: repaid, balance }
    const basis = isFixed && !isTried ? 'contract' : 'scenario'
    payments.push({ due, rate: applied, ...parts, basis })
  }
  return { payments, end: 'repaid' }
}

/** Whether a payment is followed: one of exactly the interest repays nothing, but what it pays is plain. */
function covers(payment: number, interest: number, isShown: boolean): boolean {
  return payment > interest || (payment > 0 && payment === interest && isShown)
}

/** Returns the agreed day of repayment, if it lies between two payments; otherwise the regular one. */
function dueOf(regular: string, before: string, maturity: Maturity | null): string {
  const day = maturity?.day ?? regular
  return before < day && day < regular ? day : regular
}

function repaidAtMaturity(balance: number, due: string, maturity: Maturity | null): number {
  return maturity !== null && due >= maturity.from ? balance : 0
}
