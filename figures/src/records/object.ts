import type { ObjectRecord } from '@hausblick/contract/rows/object.ts'
import type { ObjectOverviewRecord } from '@hausblick/contract/rows/objectOverview.ts'
import type { MonthlyAmounts } from '../cashflow.ts'
import type { Valuation } from '../valuation.ts'
import { readAddress, selectorLabel } from './address.ts'
import { givenNumber, knownNumber, monthlyAmounts } from './defaults.ts'

/** A building, in figures. */
export interface ObjectFigures {
  readonly objectId: string
  readonly valuation: Valuation
  /** Basis points; null where it is not known. */
  readonly occupancyRate: number | null
  readonly cashFlow: MonthlyAmounts
}

/** What is known of a building beside its figures. */
export interface ObjectOverview {
  readonly objectId: string
  /** Street, number and description, as the selector shows them; the id where none of them is known. */
  readonly label: string
  /** Null where it is not known. */
  readonly unitCount: number | null
}

/** Reads the figures of a building; what cannot be read takes the defaults of specification §3. */
export function readObject(record: ObjectRecord): ObjectFigures {
  return {
    objectId: record.objectid ?? '',
    valuation: {
      value: givenNumber(record.objectvalue),
      valuationDate: record.objectvaluationdate,
      purchasingValue: knownNumber(record.purchasingvalue),
      purchasingDate: record.objectpurchasingdate,
      valueChange: givenNumber(record.objectvaluechangein),
    },
    occupancyRate: knownNumber(record.occupancyrate),
    cashFlow: monthlyAmounts(record, 'objectincome', 'objectexpenses'),
  }
}

/** Reads what the dashboard shows of a building's overview. */
export function readObjectOverview(record: ObjectOverviewRecord): ObjectOverview {
  const objectId = record.objectid ?? ''
  return {
    objectId,
    label: selectorLabel(readAddress(record), record.bezeichnungimberblick ?? '') || objectId,
    unitCount: givenNumber(record.numberofunits),
  }
}
