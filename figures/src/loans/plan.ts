import { uniqueLoans } from '../loans.ts'
import type { CreditTerms } from '../records/creditTerms.ts'
import type { Loan } from '../records/loan.ts'
import { loanSchedule, type Schedule } from './schedule.ts'

/** A loan with what its debt and its payments follow from. */
export interface LoanPlan {
  readonly loan: Loan
  /** Null if none are recorded. */
  readonly terms: CreditTerms | null
  /** At the loan's own rate and without special repayments; null if a part is missing. */
  readonly schedule: Schedule | null
  /** The day of the last import, ISO 8601, for which a balance without a day of its own holds. */
  readonly importedOn: string
}

/** Returns the plans of loans in their order, without repetitions of an id. */
export function planLoans(
  loans: readonly Loan[],
  terms: readonly CreditTerms[],
  importedOn: string,
): LoanPlan[] {
  const byLoan = new Map(terms.map((known) => [known.loanId, known]))
  return uniqueLoans(loans).map((loan) =>
    planLoan(loan, byLoan.get(loan.loanId) ?? null, importedOn),
  )
}

export function planLoan(loan: Loan, terms: CreditTerms | null, importedOn: string): LoanPlan {
  return { loan, terms, importedOn, schedule: loanSchedule(loan, terms, { importedOn }) }
}
