import type { UnitRecord } from '@hausblick/contract/rows/property.ts'
import type { UnitOverviewRecord } from '@hausblick/contract/rows/propertyOverview.ts'
import type { MonthlyAmounts } from '../cashflow.ts'
import type { Valuation } from '../valuation.ts'
import { type Address, readAddress, selectorLabel } from './address.ts'
import { monthlyAmounts, numberOrNull, unreadableAsZero } from './defaults.ts'
import { readTenant } from './tenant.ts'

export interface UnitFigures {
  readonly unitId: string
  readonly valuation: Valuation
  /** Basis points; null if unknown. */
  readonly occupancyRate: number | null
  /** Income of the full year as stated by the operator, in cents; null if unknown. */
  readonly fullYearIncome: number | null
  readonly cashFlow: MonthlyAmounts
}

/** The master data of a rental unit that the dashboard shows. */
export interface UnitOverview {
  readonly unitId: string
  readonly address: Address
  /** The selector's label: street, number and description; the id if all are unknown. */
  readonly label: string
  /** Whether the record names a tenant, by title or name. */
  readonly rented: boolean
}

/** Reads the figures of a unit; unreadable values take the defaults of product §17. */
export function readUnit(record: UnitRecord): UnitFigures {
  return {
    unitId: record.propertyid ?? '',
    valuation: {
      value: unreadableAsZero(record.propertyvalue),
      valuationDate: record.valuationdate,
      purchasingValue: numberOrNull(record.purchasingvalue),
      purchasingDate: record.purchasingdate,
      valueChange: unreadableAsZero(record.propertyvaluechangein),
    },
    occupancyRate: numberOrNull(record.occupancyrate),
    fullYearIncome: unreadableAsZero(record.propertyincomefullyear),
    cashFlow: monthlyAmounts(record),
  }
}

export function readUnitOverview(record: UnitOverviewRecord): UnitOverview {
  const unitId = record.propertyid ?? ''
  const address = readAddress(record)
  return {
    unitId,
    address,
    label: selectorLabel(address, record.bezeichnungimberblick ?? '') || unitId,
    rented: readTenant(record) !== null,
  }
}
