import type { PortfolioRecord } from '@hausblick/contract/rows/portfolio.ts'
import type { LoanPlan } from '../loans/plan.ts'
import { readPortfolio } from '../records/portfolio.ts'
import type { Valuation } from '../valuation.ts'
import type { DatedValue } from '../valueHistory.ts'
import { type ReportCashFlow, reportCashFlow } from './cashFlow.ts'
import { type ReportEquity, reportEquity } from './equity.ts'
import { type LoanSums, sumLoans, yearsOfLoans } from './loans.ts'

/** What the year before a report's brought: the figures that stand beside its own, all of the portfolio. */
export interface YearBefore {
  readonly year: number
  readonly cashFlow: ReportCashFlow
  /** The newest value that dates from that year or before. */
  readonly valuation: Pick<Valuation, 'value' | 'valuationDate'>
  readonly equity: ReportEquity | null
  readonly loanSums: LoanSums
  /** Whether any loan's interest or balance is missing from the sums. */
  readonly isPartial: boolean
}

interface BeforeSources {
  readonly year: number
  /** The day on which the report is made, ISO 8601. */
  readonly today: string
  readonly portfolio: PortfolioRecord | null
  /** What the portfolio was worth then, by the newest value that dates from that year or before. */
  readonly known: DatedValue | undefined
  readonly plans: readonly LoanPlan[]
}

/** Returns the figures of the year before; null if it has no month with a value. */
export function readYearBefore({
  year,
  today,
  portfolio,
  known,
  plans,
}: BeforeSources): YearBefore | null {
  const amounts = portfolio && readPortfolio(portfolio).cashFlow
  const cashFlow = amounts && reportCashFlow(amounts)
  if (!cashFlow) return null
  const loans = yearsOfLoans(plans, { year, today })
  return {
    year,
    cashFlow,
    valuation: { value: known?.value ?? null, valuationDate: known?.date ?? null },
    equity: reportEquity({ plans, value: known?.value ?? null, cashFlow: amounts, year, today }),
    loanSums: sumLoans(loans),
    isPartial: loans.some(({ interest, balance }) => interest === null || balance === null),
  }
}
