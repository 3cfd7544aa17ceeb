import type { PortfolioRecord } from '@hausblick/contract/rows/portfolio.ts'
import { type MonthlyAmounts, monthlySeries } from '../cashflow.ts'
import type { Valuation } from '../valuation.ts'
import { monthlyAmounts, numberOrNull, unreadableAsZero } from './defaults.ts'

/** The figures of all that a customer owns. */
export interface Portfolio {
  readonly customerId: string
  readonly valuation: Valuation
  /** The share of the year in which the units were let, in basis points; null if unknown. */
  readonly occupancyRate: number | null
  /** Null if unknown. */
  readonly unitCount: number | null
  readonly cashFlow: MonthlyAmounts
}

/** Returns whether a portfolio states nothing: neither a value, nor a rate, nor an amount of a month. */
export function isBlank({ valuation, occupancyRate, unitCount, cashFlow }: Portfolio): boolean {
  const { value, valuationDate, purchasingValue, purchasingDate, valueChange } = valuation
  const stated = [value, valuationDate, purchasingValue, purchasingDate, valueChange]
  return (
    [...stated, occupancyRate, unitCount].every((one) => !one) &&
    monthlySeries(cashFlow).length === 0
  )
}

/** Reads a portfolio; unreadable values take the defaults of product §17. */
export function readPortfolio(record: PortfolioRecord): Portfolio {
  return {
    customerId: record.customerid ?? '',
    valuation: {
      value: unreadableAsZero(record.portfoliovalue),
      valuationDate: record.valuationdate,
      purchasingValue: numberOrNull(record.portfoliopurchasingvalue),
      purchasingDate: record.avepurchasingdate,
      valueChange: unreadableAsZero(record.portfoliovaluechangein),
    },
    occupancyRate: numberOrNull(record.occupancyrate),
    unitCount: unreadableAsZero(record.numberofproperties),
    cashFlow: monthlyAmounts(record),
  }
}
