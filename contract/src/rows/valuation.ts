import { date } from '../encoding/date.ts'
import { money } from '../encoding/money.ts'
import { text } from '../encoding/text.ts'

/** What a customer's portfolio, an object or a unit was worth at a date. */
export const valuationFields = {
  customerid: text,
  /** `portfolio`, `object` or `property`. */
  kind: text,
  /** The id of the object or unit; empty for the portfolio. */
  itemid: text,
  /** Empty if unknown. */
  valuationdate: date,
  value: money,
}
