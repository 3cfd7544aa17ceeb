import type { CreditTerms } from '../records/creditTerms.ts'

/** Returns the terms of a loan; all that is not given is unknown. */
export function creditTerms(given: Partial<CreditTerms> = {}): CreditTerms {
  return {
    loanId: 'D1',
    lender: '',
    contractNumber: '',
    originalAmount: null,
    disbursementDate: null,
    balanceDate: null,
    fixedInterestUntil: null,
    repaymentType: 'annuity',
    specialRepaymentShare: null,
    maturityDate: null,
    ...given,
  }
}
