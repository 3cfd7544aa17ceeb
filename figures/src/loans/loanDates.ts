import type { LoanDate } from '../dates/loanDate.ts'
import { addYears, periodOf } from '../dates/period.ts'
import { loanName } from '../loans.ts'
import type { CreditTerms } from '../records/creditTerms.ts'
import type { Loan } from '../records/loan.ts'
import type { LoanPlan } from './plan.ts'
import type { Schedule } from './schedule.ts'
import { lastPayment } from './sums.ts'

/** After this many years from full disbursement, a loan can be cancelled with six months' notice (§ 489 BGB). */
const YEARS_UNTIL_NOTICE = 10

/**
 * Returns the dates of the loans that are still owed: end of the fixed interest, twelve months before it, ten years after
 * disbursement if the interest is fixed for longer or nobody knows, and maturity or the last payment unless that is an estimate.
 */
export function loanDates(plans: readonly LoanPlan[]): LoanDate[] {
  return plans.flatMap(({ loan, terms, schedule }) =>
    terms && loan.remainingCredit !== 0 ? datesOf(loan, terms, schedule) : [],
  )
}

function datesOf(loan: Loan, terms: CreditTerms, schedule: Schedule | null): LoanDate[] {
  const { loanId: id, address } = loan
  const label = [address, loanName(loan)].filter((part) => part !== '').join(', ')
  const { fixedInterestUntil, disbursementDate } = terms
  // Without the day of the balance, the day of the last payment would be an estimate.
  const last = (schedule && !schedule.isEstimate && lastPayment(schedule)?.due) || null
  const maturity = maturityOf(terms)
  const end = periodOf(maturity)?.last ?? last
  const dates: LoanDate[] = []
  const add = (kind: LoanDate['kind'], date: string) => dates.push({ kind, id, label, date })
  const fixed = periodOf(fixedInterestUntil)?.last
  if (fixedInterestUntil !== null && (end === null || fixedInterestUntil <= end)) {
    add('interestComparison', addYears(fixedInterestUntil, -1))
    add('fixedInterestEnd', fixedInterestUntil)
  }
  const notice = disbursementDate && addYears(disbursementDate, YEARS_UNTIL_NOTICE)
  if (notice && (end === null || notice <= end) && (fixed === undefined || notice < fixed))
    dates.push({
      kind: 'noticeAfterTenYears',
      id,
      label,
      date: notice,
      ...(fixed && { until: fixed }),
    })
  if (maturity !== null) add('loanMaturity', maturity)
  else if (last !== null)
    add(terms.repaymentType === 'bullet' ? 'loanMaturity' : 'loanRepaid', last)
  return dates
}

/** Returns the day on which all of a loan is due, as agreed; null once that has passed, and a schedule assumes another. */
function maturityOf({ repaymentType, maturityDate, balanceDate }: CreditTerms): string | null {
  const last = periodOf(maturityDate)?.last
  const balance = periodOf(balanceDate)?.last ?? ''
  return repaymentType === 'bullet' && last !== undefined && last > balance ? maturityDate : null
}
