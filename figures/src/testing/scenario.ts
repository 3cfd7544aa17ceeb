import type { LoanPlan } from '../loans/plan.ts'
import { planLoan } from '../loans/plan.ts'
import type { CreditTerms } from '../records/creditTerms.ts'
import type { Loan } from '../records/loan.ts'
import { yearsAfter } from '../scenario/assumptions.ts'
import type { Known, Sellable } from '../scenario/known.ts'
import { creditTerms } from './creditTerms.ts'
import { loanRecord } from './loan.ts'

export const TODAY = '2026-11-26'

/** Returns what a projection starts from: 12.000 euros a year, 3.000 of costs, worth 300.000, without loans. */
export function known(given: Partial<Known> = {}): Known {
  return {
    today: TODAY,
    years: yearsAfter(TODAY),
    months: 12,
    income: 1_200_000,
    expenses: 300_000,
    value: 30_000_000,
    occupancyRate: 9_600,
    plans: [],
    sellables: [],
    gaps: new Map(),
    ...given,
  }
}

export function sellable(given: Partial<Sellable> = {}): Sellable {
  return {
    kind: 'unit',
    id: 'W1',
    isWhole: true,
    value: 10_000_000,
    income: 400_000,
    expenses: 100_000,
    unitIds: ['W1'],
    loanIds: [],
    sharedLoanIds: [],
    ...given,
  }
}

/** Returns the plan of a loan of 100.000 euros at 3 %, of which 500 euros are paid a month. */
export function plan(loan: Partial<Loan> = {}, terms: Partial<CreditTerms> | null = {}): LoanPlan {
  const numbers = { payment: 50_000, interestRate: 3_000_000, remainingCredit: 10_000_000 }
  const recorded = loanRecord({ ...numbers, ...loan })
  const agreed = { loanId: recorded.loanId, balanceDate: '2026-10-31', ...terms }
  return planLoan(recorded, terms && creditTerms(agreed), TODAY)
}
