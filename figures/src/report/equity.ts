import type { MonthlyAmounts } from '../cashflow.ts'
import { debtOfAll, owedLoans } from '../debt.ts'
import { computeEquity } from '../equity.ts'
import { dayOfDebts } from '../loans/owed.ts'
import type { LoanPlan } from '../loans/plan.ts'
import { reportCashFlow } from './cashFlow.ts'

/** What is the owner's own of a portfolio, as `equity.ts` defines it. Cents and basis points; null where a part is unknown. */
export interface ReportEquity {
  /** Null without a recorded value. */
  readonly value: number | null
  /** What is owed in total; null if it is unknown of any loan. */
  readonly debt: number | null
  readonly equity: number | null
  readonly loanToValue: number | null
  /** The loan payments of the months with figures. */
  readonly payments: number | null
  /** The surplus of these months less their loan payments. */
  readonly cashFlow: number | null
}

interface EquitySources {
  readonly plans: readonly LoanPlan[]
  readonly value: number | null
  readonly cashFlow: MonthlyAmounts
  readonly year: number
  /** The day on which the report is made, ISO 8601. */
  readonly today: string
}

/** Returns what is the owner's own at the end of a year or, before it is over, today; null if no loan is recorded, which does not say that nothing is owed. */
export function reportEquity({
  plans,
  value: recorded,
  cashFlow,
  year,
  today,
}: EquitySources): ReportEquity | null {
  const debt = debtOfAll(owedLoans(plans, { day: dayOfDebts({ year, today }), year }))
  if (debt === null) return null
  const { value, equity, loanToValue, payments } = computeEquity(recorded, cashFlow, debt)
  const surplus = reportCashFlow(cashFlow)?.surplus ?? null
  return {
    value,
    debt: debt.remaining,
    equity,
    loanToValue,
    payments,
    cashFlow: surplus === null || payments === null ? null : surplus - payments,
  }
}
