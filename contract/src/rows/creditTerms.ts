import { date } from '../encoding/date.ts'
import { money } from '../encoding/money.ts'
import { percentage } from '../encoding/percentage.ts'
import { repaymentType } from '../encoding/repaymentType.ts'
import { text } from '../encoding/text.ts'
import type { RecordOf } from './decode.ts'

/** What a loan's contract says, as far as its schedule needs it (product §15). */
export const creditTermsFields = {
  customerid: text,
  creditid: text,
  lender: text,
  contractnumber: text,
  originalamount: money,
  disbursementdate: date,
  balancedate: date,
  fixedinterestuntil: date,
  repaymenttype: repaymentType,
  specialrepaymentpercent: percentage,
  maturitydate: date,
}

export type LoanTermsRecord = RecordOf<typeof creditTermsFields>
