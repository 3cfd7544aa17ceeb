import type { PortfolioRecord } from '@hausblick/contract/rows/portfolio.ts'
import type { MonthlyAmounts } from '../cashflow.ts'
import type { Valuation } from '../valuation.ts'
import { givenNumber, knownNumber, monthlyAmounts } from './defaults.ts'

/** Everything a customer owns, in figures. */
export interface Portfolio {
  readonly customerId: string
  readonly valuation: Valuation
  /** Basis points of the year in which the units were let; null where it is not known. */
  readonly occupancyRate: number | null
  /** Null where it is not known. */
  readonly unitCount: number | null
  readonly cashFlow: MonthlyAmounts
}

/** Reads a portfolio; what cannot be read takes the defaults of specification §3. */
export function readPortfolio(record: PortfolioRecord): Portfolio {
  return {
    customerId: record.customerid ?? '',
    valuation: {
      value: givenNumber(record.portfoliovalue),
      valuationDate: record.valuationdate,
      purchasingValue: knownNumber(record.portfoliopurchasingvalue),
      purchasingDate: record.avepurchasingdate,
      valueChange: givenNumber(record.portfoliovaluechangein),
    },
    occupancyRate: knownNumber(record.occupancyrate),
    unitCount: givenNumber(record.numberofproperties),
    cashFlow: monthlyAmounts(record, 'portfolioincome', 'portfolioexpenses'),
  }
}
