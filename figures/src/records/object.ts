import { count } from '@hausblick/contract/encoding/measures.ts'
import { money } from '@hausblick/contract/encoding/money.ts'
import { percentage } from '@hausblick/contract/encoding/percentage.ts'
import type { ObjectRow } from '@hausblick/contract/rows/object.ts'
import type { ObjectOverviewRow } from '@hausblick/contract/rows/objectOverview.ts'
import type { MonthlyAmounts } from '../cashflow.ts'
import type { Valuation } from '../valuation.ts'
import { selectorLabel } from './address.ts'
import { dateOrYear, monthlyAmounts, numberIfGiven, numberOrNull } from './read.ts'

/** A building, in figures. */
export interface ObjectFigures {
  readonly objectId: string
  readonly valuation: Valuation
  /** Percent; null where it is not known. */
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

/** Reads an object row; what cannot be read takes the defaults of specification §3. */
export function readObject(row: ObjectRow): ObjectFigures {
  return {
    objectId: row.objectid,
    valuation: {
      value: numberIfGiven(money, row.objectvalue, 100),
      valuationDate: dateOrYear(row.objectvaluationdate),
      purchasingValue: numberOrNull(money, row.purchasingvalue, 100),
      purchasingDate: dateOrYear(row.objectpurchasingdate),
      valueChange: numberIfGiven(percentage, row.objectvaluechangein, 100),
    },
    occupancyRate: numberOrNull(percentage, row.occupancyrate, 100),
    cashFlow: monthlyAmounts(row, 'objectincome', 'objectexpenses'),
  }
}

/** Reads what the dashboard shows of an object overview row. */
export function readObjectOverview(row: ObjectOverviewRow): ObjectOverview {
  return {
    objectId: row.objectid,
    label: selectorLabel(row, row.bezeichnungimberblick) || row.objectid,
    unitCount: numberIfGiven(count, row.numberofunits, 1),
  }
}
