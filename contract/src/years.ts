import * as z from 'zod/mini'
import { date } from './encoding/date.ts'
import { money } from './encoding/money.ts'
import { text } from './encoding/text.ts'
import { recordSchema } from './rows/decode.ts'

/** The years with monthly figures other than zero, ascending. */
export const yearsReply = z.array(z.number())

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

/** All valuations, sorted by kind, id and date. */
export const valuationsReply = z.array(recordSchema(valuationFields))
