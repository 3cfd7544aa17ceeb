import { periodOf } from '../dates/period.ts'
import type { CreditTerms } from '../records/creditTerms.ts'
import type { Loan } from '../records/loan.ts'
import { addMonths } from './dueDays.ts'
import { balanceBeforePayment } from './payment.ts'
import type { Schedule } from './schedule.ts'
import { balanceAt } from './sums.ts'

/** What an owner should know of the figures of a loan; amounts in cents, days ISO 8601. */
export type LoanRemark =
  /** The payment does not cover more than the interest. */
  | { readonly kind: 'belowInterest' }
  /** At this payment the loan is not repaid within 200 years. */
  | { readonly kind: 'tooLong' }
  /** A loan repaid at maturity has none. */
  | { readonly kind: 'noMaturity' }
  /** The maturity of a loan that is still owed has passed. */
  | { readonly kind: 'maturityPassed'; readonly maturity: string }
  /** The recorded remaining years, in tenths, differ by more than one from the number of payments. */
  | { readonly kind: 'yearsDiffer'; readonly years: number; readonly payments: number }
  /** A loan that pays interest alone has another payment recorded. */
  | { readonly kind: 'paymentDiffers'; readonly payment: number; readonly interest: number }
  /** The disbursement is later than the day of the balance. */
  | { readonly kind: 'disbursedLater'; readonly disbursement: string }
  /** The balance, or one worked backwards from it, exceeds the original amount. */
  | { readonly kind: 'aboveOriginal'; readonly day: string; readonly originalAmount: number }

type RemarkedLoan = Pick<Loan, 'payment' | 'yearsRemaining'>

/**
 * Returns the contradictions in a loan's records.
 *
 * @param schedule at the loan's own rate and without special repayments
 */
export function loanRemarks(
  loan: RemarkedLoan,
  terms: CreditTerms | null,
  schedule: Schedule,
): LoanRemark[] {
  return [
    ...endRemarks(schedule),
    ...yearsRemarks(loan, schedule),
    ...(terms ? termsRemarks(loan, terms, schedule) : []),
  ]
}

function endRemarks({ end }: Schedule): LoanRemark[] {
  return end === 'repaid' ? [] : [{ kind: end }]
}

/** Years are recorded in tenths, payments made twelve times a year: compared in 120ths. */
const YEAR = 120

function yearsRemarks({ yearsRemaining }: RemarkedLoan, schedule: Schedule): LoanRemark[] {
  if (yearsRemaining === null || schedule.end !== 'repaid') return []
  const payments = schedule.payments.filter(({ basis }) => basis !== 'calculated').length
  if (Math.abs(yearsRemaining * 12 - payments * 10) <= YEAR) return []
  return [{ kind: 'yearsDiffer', years: yearsRemaining, payments }]
}

function termsRemarks(loan: RemarkedLoan, terms: CreditTerms, schedule: Schedule): LoanRemark[] {
  const { from, balance, payments } = schedule
  const remarks: LoanRemark[] = []
  if (terms.repaymentType === 'bullet' && balance > 0) {
    const maturity = periodOf(terms.maturityDate)?.last
    if (maturity !== undefined && maturity <= from)
      remarks.push({ kind: 'maturityPassed', maturity })
    const interest = payments.find(({ due }) => due > from)?.interest ?? 0
    if (loan.payment !== null && loan.payment !== interest) {
      remarks.push({ kind: 'paymentDiffers', payment: loan.payment, interest })
    }
  }
  const disbursement = periodOf(terms.disbursementDate)?.first
  if (disbursement !== undefined && disbursement > from) {
    remarks.push({ kind: 'disbursedLater', disbursement })
  }
  const { originalAmount } = terms
  const above = originalAmount === null ? undefined : dayAbove(schedule, originalAmount)
  if (originalAmount !== null && above !== undefined) {
    remarks.push({ kind: 'aboveOriginal', day: above, originalAmount })
  }
  return remarks
}

/** Returns the last day, up to that of the known balance, on which more was owed than an amount. */
function dayAbove(schedule: Schedule, amount: number): string | undefined {
  const { from, payments } = schedule
  if ((balanceAt(schedule, from) ?? 0) > amount) return from
  const payment = payments.findLast(
    (one) => one.basis === 'calculated' && balanceBeforePayment(one) > amount,
  )
  return payment && addMonths(payment.due, -1)
}
