import type { LoanPlan } from '@hausblick/figures/loans/plan.ts'

/** A loan and what its schedule is made from. */
export interface LoanProps {
  plan: LoanPlan
  /** ISO 8601. */
  today: string
}
