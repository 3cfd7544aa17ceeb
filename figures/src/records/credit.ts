import { quantity } from '@hausblick/contract/encoding/measures.ts'
import { interestRate } from '@hausblick/contract/encoding/percentage.ts'
import { idList } from '@hausblick/contract/encoding/text.ts'
import type { CreditRow } from '@hausblick/contract/rows/credit.ts'
import { addressLine } from './address.ts'
import { euros, numberOrZero } from './read.ts'

/** A loan (specification §3, loan). */
export interface Loan {
  readonly creditId: string
  readonly propertyIds: readonly string[]
  readonly objectIds: readonly string[]
  /** The address line; empty where no address is known. */
  readonly propertyName: string
  /** Euro a month. */
  readonly payment: number
  /** Percent a year. */
  readonly interestRate: number
  /** Euro. */
  readonly remainingCredit: number
  /** Years. */
  readonly duration: number
  /** Years. */
  readonly yearsRemaining: number
}

/** Reads a credit row; what cannot be read is 0. */
export function readLoan(row: CreditRow): Loan {
  return {
    creditId: row.creditid,
    propertyIds: idList.read(row.propertyid) ?? [],
    objectIds: idList.read(row.objectid) ?? [],
    propertyName: addressLine(row),
    payment: euros(row.monthlypayment),
    interestRate: numberOrZero(interestRate, row.interestrate, 100),
    remainingCredit: euros(row.remainingcredit),
    duration: numberOrZero(quantity, row.duration, 10),
    yearsRemaining: numberOrZero(quantity, row.yearsremaining, 10),
  }
}
