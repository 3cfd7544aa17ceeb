import type { LoanRecord } from '@hausblick/contract/rows/credit.ts'
import { loanTitle, uniqueLoans } from '../loans.ts'
import { type Loan, readLoan } from '../records/loan.ts'

/** What a report says of a loan, in cents and basis points; null if unknown. */
export interface ReportLoan {
  readonly id: string
  /** The address line; the name if there is none. */
  readonly title: string
  /** Empty if unknown. */
  readonly lender: string
  /** Empty if unknown. */
  readonly contractNumber: string
  /** The labels of the buildings and units that it finances. */
  readonly finances: readonly string[]
  readonly interestRate: number | null
  /** The payment of a month. */
  readonly payment: number | null
  /** The interest paid in the year. */
  readonly interest: number | null
  /** What of the loan was repaid in the year. */
  readonly principal: number | null
  /** What is owed at the end of the year. */
  readonly balance: number | null
  /** How far the amounts of the year can be relied on; null if there are none. */
  readonly basis: 'terms' | 'calculated' | 'estimate' | null
  /** What the operator recorded as owed, at the time of the last import. */
  readonly remainingCredit: number | null
}

/** The labels of buildings and units by their ids. */
type Labels = Readonly<Record<'objects' | 'units', ReadonlyMap<string, string>>>

export function reportLoans(records: readonly LoanRecord[], labels: Labels): ReportLoan[] {
  const finances = ({ objectIds, unitIds }: Loan) => [
    ...objectIds.map((id) => labels.objects.get(id) ?? id),
    ...unitIds.map((id) => labels.units.get(id) ?? id),
  ]
  return uniqueLoans(records.map(readLoan)).map((loan) => ({
    id: loan.loanId,
    title: loanTitle(loan),
    lender: '',
    contractNumber: '',
    finances: finances(loan),
    interestRate: loan.interestRate,
    payment: loan.payment,
    interest: null,
    principal: null,
    balance: null,
    basis: null,
    remainingCredit: loan.remainingCredit,
  }))
}
