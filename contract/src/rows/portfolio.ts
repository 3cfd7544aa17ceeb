import { lenientDate } from '../encoding/date.ts'
import { count } from '../encoding/measures.ts'
import { money } from '../encoding/money.ts'
import { percentage } from '../encoding/percentage.ts'
import { text } from '../encoding/text.ts'
import type { RecordOf } from './decode.ts'

/** The figures of a customer's portfolio, beside its months (product §15). */
export const portfolioFields = {
  customerid: text,
  portfoliovalue: money,
  portfoliopurchasingvalue: money,
  portfoliovaluechangein: percentage,
  occupancyrate: percentage,
  avepurchasingdate: lenientDate,
  valuationdate: lenientDate,
  numberofproperties: count,
}

export type PortfolioRecord = RecordOf<typeof portfolioFields, 'portfolio'>
