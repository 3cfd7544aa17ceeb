import { count } from '@hausblick/contract/encoding/measures.ts'
import { money } from '@hausblick/contract/encoding/money.ts'
import { percentage } from '@hausblick/contract/encoding/percentage.ts'
import type { PortfolioRow } from '@hausblick/contract/rows/portfolio.ts'
import type { MonthlyAmounts } from '../cashflow.ts'
import type { Valuation } from '../valuation.ts'
import { dateOrYear, monthlyAmounts, numberIfGiven, numberOrNull } from './read.ts'

/** Everything a customer owns, in figures. */
export interface Portfolio {
  readonly customerId: string
  readonly valuation: Valuation
  /** Percent of the year in which the units were let; null where it is not known. */
  readonly occupancyRate: number | null
  /** Null where it is not known. */
  readonly propertyCount: number | null
  readonly cashFlow: MonthlyAmounts
}

/** Reads a portfolio row; what cannot be read takes the defaults of specification §3. */
export function readPortfolio(row: PortfolioRow): Portfolio {
  return {
    customerId: row.customerid,
    valuation: {
      value: numberIfGiven(money, row.portfoliovalue, 100),
      valuationDate: dateOrYear(row.valuationdate),
      purchasingValue: numberOrNull(money, row.portfoliopurchasingvalue, 100),
      purchasingDate: dateOrYear(row.avepurchasingdate),
      valueChange: numberIfGiven(percentage, row.portfoliovaluechangein, 100),
    },
    occupancyRate: numberOrNull(percentage, row.occupancyrate, 100),
    propertyCount: numberIfGiven(count, row.numberofproperties, 1),
    cashFlow: monthlyAmounts(row, 'portfolioincome', 'portfolioexpenses'),
  }
}
