import { lenientDate } from '../encoding/date.ts'
import { money } from '../encoding/money.ts'
import { percentage } from '../encoding/percentage.ts'
import { text } from '../encoding/text.ts'
import type { RecordOf } from './decode.ts'

/** The figures of a rental unit, beside its months (product §15). */
export const propertyFields = {
  customerid: text,
  propertyid: text,
  propertyvalue: money,
  purchasingvalue: money,
  purchasingdate: lenientDate,
  valuationdate: lenientDate,
  propertyvaluechangein: percentage,
  occupancyrate: percentage,
  propertyincomefullyear: money,
}

export type UnitRecord = RecordOf<typeof propertyFields, 'property'>
