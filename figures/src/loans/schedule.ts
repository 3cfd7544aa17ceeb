import { periodOf } from '../dates/period.ts'
import type { CreditTerms } from '../records/creditTerms.ts'
import type { Loan } from '../records/loan.ts'
import { calculatedPayments } from './calculated.ts'
import { followingPayments, type Maturity, type ScheduleEnd } from './following.ts'
import { type KnownLoan, type Payment, paysInterestAlone } from './payment.ts'
import type { Renewal } from './renewal.ts'
import type { SpecialRepayment } from './specialRepayment.ts'

export interface Schedule {
  /** The day of the known balance, ISO 8601. */
  readonly from: string
  /** The known balance in cents. */
  readonly balance: number
  /** Whether `from` is the day of the import, since the day of the balance is unknown. */
  readonly isEstimate: boolean
  /** In order of their days. */
  readonly payments: readonly Payment[]
  readonly end: ScheduleEnd
}

export interface Assumptions {
  /** The day, ISO 8601, from which a loan without the day of its balance is estimated: that of the import. */
  readonly importedOn: string
  /** Millionths of a per cent a year after the end of the fixed interest; the loan's own rate if missing. */
  readonly scenarioRate?: number | null
  readonly special?: SpecialRepayment | null
  /** Follows a loan of which nothing is repaid up to this day, ISO 8601, and ten years at least. */
  readonly until?: string
  /** How payments continue that no longer cover the interest after the fixed one; missing if they do not. */
  readonly renewal?: Renewal
}

export type ScheduledLoan = Pick<Loan, 'remainingCredit' | 'interestRate' | 'payment'>

/** Returns what a schedule lacks; empty if there is one. */
export function missingForSchedule(
  loan: ScheduledLoan,
  terms: CreditTerms | null,
): ('balance' | 'rate' | 'payment')[] {
  return [
    ...(isAmount(loan.remainingCredit) ? [] : ['balance' as const]),
    ...(isAmount(loan.interestRate) ? [] : ['rate' as const]),
    ...(isAmount(loan.payment) || isBullet(terms) ? [] : ['payment' as const]),
  ]
}

/**
 * Returns the payments of a loan, monthly in arrears: the first one month after the day of the balance. Interest is a twelfth of
 * the annual rate on the balance, rounded half up to the cent; the rest of the payment is principal, and the last payment takes
 * the residue. A loan repaid at maturity pays interest until the first payment at or after that day, with which all of it is
 * repaid on the agreed day. Payments up to the day of the balance, back to disbursement, are worked backwards by the same rule. Null if balance,
 * rate or payment is missing.
 *
 * @param terms null if none are recorded: the schedule is then an estimate
 */
export function loanSchedule(
  loan: ScheduledLoan,
  terms: CreditTerms | null,
  { importedOn, scenarioRate, special, until, renewal }: Assumptions,
): Schedule | null {
  if (missingForSchedule(loan, terms).length > 0) return null
  const day = lastDayOf(terms?.balanceDate)
  const known: KnownLoan = {
    from: day ?? importedOn,
    balance: loan.remainingCredit ?? 0,
    rate: loan.interestRate ?? 0,
    payment: loan.payment ?? 0,
    isBullet: isBullet(terms),
  }
  // What an estimate owed before is known only if that never changes.
  const isTold = day !== null || paysInterestAlone(known)
  const before = isTold ? calculatedPayments(known, terms?.disbursementDate ?? null) : []
  const { payments, end } = followingPayments(known, {
    fixedUntil: lastDayOf(terms?.fixedInterestUntil),
    maturity: maturityOf(terms?.maturityDate ?? null),
    scenarioRate: scenarioRate ?? known.rate,
    special: special ?? null,
    until: until ?? null,
    renewal: renewal ?? null,
  })
  const { from, balance } = known
  return { from, balance, isEstimate: day === null, payments: [...before, ...payments], end }
}

function isBullet(terms: CreditTerms | null): boolean {
  return terms?.repaymentType === 'bullet'
}

function lastDayOf(date: string | null | undefined): string | null {
  return periodOf(date ?? null)?.last ?? null
}

/** A maturity known by its month is that month's first payment; one known by its year is December's. */
function maturityOf(maturity: string | null): Maturity | null {
  const period = periodOf(maturity)
  if (period === null) return null
  if (period.first === period.last) return { from: period.first, day: period.first }
  return { from: `${period.last.slice(0, 7)}-01`, day: null }
}

function isAmount(amount: number | null): boolean {
  return amount !== null && amount >= 0
}
