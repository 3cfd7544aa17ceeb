/** A date of a loan, past or to come. */
export interface LoanDate {
  readonly kind:
    | 'interestComparison'
    | 'fixedInterestEnd'
    | 'noticeAfterTenYears'
    | 'loanRepaid'
    | 'loanMaturity'
  readonly id: string
  /** The loan's name that people read. */
  readonly label: string
  /** ISO 8601 with day, month or year precision. */
  readonly date: string
  /** Of what is possible from the date on: the last day on which it matters, ISO 8601. */
  readonly until?: string
}
