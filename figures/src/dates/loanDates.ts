import { loanSchedule } from '../loans/schedule.ts'
import { lastPayment } from '../loans/sums.ts'
import type { CreditTerms } from '../records/creditTerms.ts'
import type { Loan } from '../records/loan.ts'
import { addYears } from './period.ts'

/** After this many years from full disbursement, a loan can be cancelled with six months' notice (§ 489 BGB). */
const YEARS_UNTIL_NOTICE = 10

type LoanDate = readonly [
  kind:
    | 'interestComparison'
    | 'fixedInterestEnd'
    | 'noticeAfterTenYears'
    | 'loanRepaid'
    | 'loanMaturity',
  date: string,
]

/**
 * Returns the dates of a loan that is still owed: end of its fixed interest, twelve months before it, ten years after
 * disbursement, and its last payment unless that is an estimate.
 */
export function loanDates(loan: Loan, terms: CreditTerms): LoanDate[] {
  if (loan.remainingCredit === 0) return []
  const { fixedInterestUntil, disbursementDate } = terms
  // Of an unknown day, only an estimate could be told.
  const schedule = terms.balanceDate === null ? null : loanSchedule(loan, terms, { importedOn: '' })
  const last = (schedule && lastPayment(schedule)?.due) ?? null
  const isOwedAt = (date: string) => last === null || date <= last
  const dates: LoanDate[] = []
  if (fixedInterestUntil !== null && isOwedAt(fixedInterestUntil)) {
    dates.push(['interestComparison', addYears(fixedInterestUntil, -1)])
    dates.push(['fixedInterestEnd', fixedInterestUntil])
  }
  if (disbursementDate !== null) {
    const date = addYears(disbursementDate, YEARS_UNTIL_NOTICE)
    if (isOwedAt(date)) dates.push(['noticeAfterTenYears', date])
  }
  if (last !== null) {
    dates.push([terms.repaymentType === 'bullet' ? 'loanMaturity' : 'loanRepaid', last])
  }
  return dates
}
