import { lenientDate } from '../encoding/date.ts'
import { money } from '../encoding/money.ts'
import { percentage } from '../encoding/percentage.ts'
import { text } from '../encoding/text.ts'
import type { RecordOf } from './decode.ts'

/** The figures of a building, beside its months (product §15). */
export const objectFields = {
  customerid: text,
  objectid: text,
  objectvalue: money,
  purchasingvalue: money,
  occupancyrate: percentage,
  objectpurchasingdate: lenientDate,
  objectvaluationdate: lenientDate,
  objectvaluechangein: percentage,
}

export type ObjectRecord = RecordOf<typeof objectFields, 'object'>
