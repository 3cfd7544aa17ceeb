import { quantity } from '@hausblick/contract/encoding/measures.ts'
import { money } from '@hausblick/contract/encoding/money.ts'
import { interestRate } from '@hausblick/contract/encoding/percentage.ts'
import { idList } from '@hausblick/contract/encoding/text.ts'
import type { CreditRow } from '@hausblick/contract/rows/credit.ts'
import { addressLine } from './address.ts'
import { numberOrNull } from './read.ts'

/** A loan (specification §3, loan). */
export interface Loan {
  readonly creditId: string
  readonly propertyIds: readonly string[]
  readonly objectIds: readonly string[]
  /** The address line; empty where no address is known. */
  readonly propertyName: string
  /** Euro a month; null where it is not known. */
  readonly payment: number | null
  /** Percent a year; null where it is not known. */
  readonly interestRate: number | null
  /** Euro; null where it is not known. */
  readonly remainingCredit: number | null
  /** Years; null where they are not known. */
  readonly duration: number | null
  /** Years; null where they are not known. */
  readonly yearsRemaining: number | null
}

/** Reads a credit row; what is missing or cannot be read is null, since 0 is an amount or a term like any other. */
export function readLoan(row: CreditRow): Loan {
  return {
    creditId: row.creditid,
    propertyIds: idList.read(row.propertyid) ?? [],
    objectIds: idList.read(row.objectid) ?? [],
    propertyName: addressLine(row),
    payment: numberOrNull(money, row.monthlypayment, 100),
    interestRate: numberOrNull(interestRate, row.interestrate, 100),
    remainingCredit: numberOrNull(money, row.remainingcredit, 100),
    duration: numberOrNull(quantity, row.duration, 10),
    yearsRemaining: numberOrNull(quantity, row.yearsremaining, 10),
  }
}
