import type { UnitRecord } from '@hausblick/contract/rows/property.ts'
import type { UnitOverviewRecord } from '@hausblick/contract/rows/propertyOverview.ts'
import type { MonthlyAmounts } from '../cashflow.ts'
import type { Valuation } from '../valuation.ts'
import { readAddress, selectorLabel } from './address.ts'
import { givenNumber, knownNumber, monthlyAmounts } from './defaults.ts'
import { readTenant } from './tenant.ts'

/** A rental unit, in figures. */
export interface UnitFigures {
  readonly unitId: string
  readonly valuation: Valuation
  /** Basis points; null where it is not known. */
  readonly occupancyRate: number | null
  /** Income of the full year as the operator states it, in cents; null where it is not known. */
  readonly fullYearIncome: number | null
  readonly cashFlow: MonthlyAmounts
}

/** What is known of a rental unit beside its figures. */
export interface UnitOverview {
  readonly unitId: string
  /** Street, number and description, as the selector shows them; the id where none of them is known. */
  readonly label: string
  /** Whether a tenant is named, by title or name. */
  readonly rented: boolean
}

/** Reads the figures of a unit; what cannot be read takes the defaults of specification §3. */
export function readUnit(record: UnitRecord): UnitFigures {
  return {
    unitId: record.propertyid ?? '',
    valuation: {
      value: givenNumber(record.propertyvalue),
      valuationDate: record.valuationdate,
      purchasingValue: knownNumber(record.purchasingvalue),
      purchasingDate: record.purchasingdate,
      valueChange: givenNumber(record.propertyvaluechangein),
    },
    occupancyRate: knownNumber(record.occupancyrate),
    fullYearIncome: givenNumber(record.propertyincomefullyear),
    cashFlow: monthlyAmounts(record, 'propertyincome', 'propertyexpenses'),
  }
}

/** Reads what the dashboard shows of a unit's overview. */
export function readUnitOverview(record: UnitOverviewRecord): UnitOverview {
  const unitId = record.propertyid ?? ''
  return {
    unitId,
    label: selectorLabel(readAddress(record), record.bezeichnungimberblick ?? '') || unitId,
    rented: readTenant(record) !== null,
  }
}
