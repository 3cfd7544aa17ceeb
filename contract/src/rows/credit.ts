import { interestRate } from '../encoding/interestRate.ts'
import { quantity } from '../encoding/measures.ts'
import { money } from '../encoding/money.ts'
import { idList, text } from '../encoding/text.ts'
import type { RecordOf } from './decode.ts'

/** One row per loan (product §15). */
export const creditFields = {
  customerid: text,
  creditid: text,
  propertyid: idList,
  objectid: idList,
  street: text,
  number: text,
  zipcode: text,
  city: text,
  interestrate: interestRate,
  monthlypayment: money,
  remainingcredit: money,
  duration: quantity,
  yearsremaining: quantity,
}

export type LoanRecord = RecordOf<typeof creditFields>
