import type { CreditTerms } from '@hausblick/figures/records/creditTerms.ts'
import type { Loan } from '@hausblick/figures/records/loan.ts'

/** A loan and what its schedule is made from. */
export interface LoanProps {
  loan: Loan
  /** Null if none are recorded. */
  terms: CreditTerms | null
  /** Days in ISO 8601. */
  importedOn: string
  today: string
}
