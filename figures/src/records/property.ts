import { money } from '@hausblick/contract/encoding/money.ts'
import { percentage } from '@hausblick/contract/encoding/percentage.ts'
import type { PropertyRow } from '@hausblick/contract/rows/property.ts'
import type { PropertyOverviewRow } from '@hausblick/contract/rows/propertyOverview.ts'
import type { MonthlyAmounts } from '../cashflow.ts'
import type { Valuation } from '../valuation.ts'
import { selectorLabel } from './address.ts'
import { dateOrYear, monthlyAmounts, numberIfGiven, numberOrNull } from './read.ts'
import { readTenant } from './tenant.ts'

/** A rental unit, in figures. */
export interface PropertyFigures {
  readonly propertyId: string
  readonly valuation: Valuation
  /** Percent; null where it is not known. */
  readonly occupancyRate: number | null
  /** Income of the full year as the operator states it, in euro; null where it is not known. */
  readonly fullYearIncome: number | null
  readonly cashFlow: MonthlyAmounts
}

/** What is known of a rental unit beside its figures. */
export interface PropertyOverview {
  readonly propertyId: string
  /** Street, number and description, as the selector shows them; the id where none of them is known. */
  readonly label: string
  /** Whether a tenant is named, by title or name. */
  readonly rented: boolean
}

/** Reads a property row; what cannot be read takes the defaults of specification §3. */
export function readProperty(row: PropertyRow): PropertyFigures {
  return {
    propertyId: row.propertyid,
    valuation: {
      value: numberIfGiven(money, row.propertyvalue, 100),
      valuationDate: dateOrYear(row.valuationdate),
      purchasingValue: numberOrNull(money, row.purchasingvalue, 100),
      purchasingDate: dateOrYear(row.purchasingdate),
      valueChange: numberIfGiven(percentage, row.propertyvaluechangein, 100),
    },
    occupancyRate: numberOrNull(percentage, row.occupancyrate, 100),
    fullYearIncome: numberIfGiven(money, row.propertyincomefullyear, 100),
    cashFlow: monthlyAmounts(row, 'propertyincome', 'propertyexpenses'),
  }
}

/** Reads what the dashboard shows of a unit overview row. */
export function readPropertyOverview(row: PropertyOverviewRow): PropertyOverview {
  return {
    propertyId: row.propertyid,
    label: selectorLabel(row, row.bezeichnungimberblick) || row.propertyid,
    rented: readTenant(row) !== null,
  }
}
