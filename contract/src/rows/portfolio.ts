import { lenientDate } from '../encoding/date.ts'
import { count } from '../encoding/measures.ts'
import { money } from '../encoding/money.ts'
import { percentage } from '../encoding/percentage.ts'
import { text } from '../encoding/text.ts'
import type { RecordOf } from './decode.ts'
import { monthlyFields } from './fields.ts'

/** One row per customer (specification §3, portfolio row). */
export const portfolioFields = {
  customerid: text,
  portfoliovalue: money,
  portfoliopurchasingvalue: money,
  portfoliovaluechangein: percentage,
  occupancyrate: percentage,
  avepurchasingdate: lenientDate,
  valuationdate: lenientDate,
  numberofproperties: count,
  ...monthlyFields('portfolioincome'),
  ...monthlyFields('portfolioexpenses'),
}

/** Such a row, decoded as it entered. */
export type PortfolioRecord = RecordOf<typeof portfolioFields>
