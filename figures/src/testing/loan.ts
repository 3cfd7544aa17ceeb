import type { OwedLoan } from '../debt.ts'
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

export interface Given extends Partial<Pick<Loan, 'loanId' | 'unitIds' | 'objectIds'>> {
  /** Cents. */
  readonly owed?: number | null
  readonly day?: string
  /** Cents, the same in each month. */
  readonly payment?: number | null
  /** The interest within it. */
  readonly interest?: number | null
}

/** Returns a loan with what is owed of it and paid for it in each month. */
export function owedLoan(given: Given): OwedLoan {
  const { owed: amount = 1000, day = '2026-01-01', payment = 100, interest = null, ...ids } = given
  const owed = { amount, day, isScenario: false }
  const monthly = (amount: number | null) => Array.from({ length: 12 }, () => amount)
  return {
    loan: loanRecord({ ...ids, payment }),
    owed,
    recorded: owed,
    payments: monthly(payment),
    interest: monthly(interest),
    before: { payments: monthly(payment), interest: monthly(interest) },
  }
}
