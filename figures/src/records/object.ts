import type { ObjectRecord } from '@hausblick/contract/rows/object.ts'
import type { ObjectOverviewRecord } from '@hausblick/contract/rows/objectOverview.ts'
import type { MonthlyAmounts } from '../cashflow.ts'
import type { Valuation } from '../valuation.ts'
import { type Address, readAddress, selectorLabel } from './address.ts'
import { monthlyAmounts, numberOrNull, unreadableAsZero } from './defaults.ts'

export interface ObjectFigures {
  readonly objectId: string
  readonly valuation: Valuation
  /** Basis points; null if unknown. */
  readonly occupancyRate: number | null
  readonly cashFlow: MonthlyAmounts
}

/** The master data of a building that the dashboard shows. */
export interface ObjectOverview {
  readonly objectId: string
  readonly address: Address
  /** The selector's label: street, number and description; the id if all are unknown. */
  readonly label: string
  /** Null if unknown. */
  readonly unitCount: number | null
}

/** Reads the figures of a building; unreadable values take the defaults of product §17. */
export function readObject(record: ObjectRecord): ObjectFigures {
  return {
    objectId: record.objectid ?? '',
    valuation: {
      value: unreadableAsZero(record.objectvalue),
      valuationDate: record.objectvaluationdate,
      purchasingValue: numberOrNull(record.purchasingvalue),
      purchasingDate: record.objectpurchasingdate,
      valueChange: unreadableAsZero(record.objectvaluechangein),
    },
    occupancyRate: numberOrNull(record.occupancyrate),
    cashFlow: monthlyAmounts(record),
  }
}

export function readObjectOverview(record: ObjectOverviewRecord): ObjectOverview {
  const objectId = record.objectid ?? ''
  const address = readAddress(record)
  return {
    objectId,
    address,
    label: selectorLabel(address, record.bezeichnungimberblick ?? '') || objectId,
    unitCount: unreadableAsZero(record.numberofunits),
  }
}
