import { monthlyInterest } from '@hausblick/figures/loans/interest.ts'
import type { LoanRemark } from '@hausblick/figures/loans/remarks.ts'
import type { Loan } from '@hausblick/figures/records/loan.ts'
import { formatMoneyExactly } from '../../base/format/money.ts'
import { remarks } from './texts.ts'

export function describeRemark(remark: LoanRemark, loan: Loan): string {
  switch (remark.kind) {
    case 'belowInterest': {
      const interest = monthlyInterest(loan.remainingCredit ?? 0, loan.interestRate ?? 0)
      return remarks.belowInterest(
        formatMoneyExactly(loan.payment ?? 0),
        formatMoneyExactly(interest),
      )
    }
    case 'tooLong':
    case 'noMaturity':
      return remarks[remark.kind]
    case 'maturityPassed':
      return remarks.maturityPassed(remark.maturity)
    case 'yearsDiffer':
      return remarks.yearsDiffer(remark.years, remark.payments)
    case 'paymentDiffers':
      return remarks.paymentDiffers(
        formatMoneyExactly(remark.payment),
        formatMoneyExactly(remark.interest),
      )
    case 'disbursedLater':
      return remarks.disbursedLater(remark.disbursement)
    case 'aboveOriginal':
      return remarks.aboveOriginal(remark.day, formatMoneyExactly(remark.originalAmount))
  }
}
