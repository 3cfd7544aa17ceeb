import type { Loan } from '../records/loan.ts'

/** Returns a loan; all that is not given is unknown. */
export function loanRecord(given: Partial<Loan> = {}): Loan {
  return {
    loanId: 'D1',
    unitIds: [],
    objectIds: [],
    address: '',
    payment: null,
    interestRate: null,
    remainingCredit: null,
    duration: null,
    yearsRemaining: null,
    ...given,
  }
}
