import type { LoanRecord } from '@hausblick/contract/rows/credit.ts'
import { addressLine, readAddress } from './address.ts'
import { knownNumber } from './defaults.ts'

/** A loan (specification §3, loan). */
export interface Loan {
  readonly loanId: string
  readonly unitIds: readonly string[]
  readonly objectIds: readonly string[]
  /** The address line; empty where no address is known. */
  readonly address: string
  /** Cents a month; null where it is not known. */
  readonly payment: number | null
  /** Basis points a year; null where it is not known. */
  readonly interestRate: number | null
  /** What is still owed, in cents; null where it is not known. */
  readonly remainingCredit: number | null
  /** Tenths of years; null where they are not known. */
  readonly duration: number | null
  /** Tenths of years; null where they are not known. */
  readonly yearsRemaining: number | null
}

/** Reads a loan; what is missing or cannot be read is null, since 0 is an amount or a term like any other. */
export function readLoan(record: LoanRecord): Loan {
  return {
    loanId: record.creditid ?? '',
    unitIds: record.propertyid ?? [],
    objectIds: record.objectid ?? [],
    address: addressLine(readAddress(record)),
    payment: knownNumber(record.monthlypayment),
    interestRate: knownNumber(record.interestrate),
    remainingCredit: knownNumber(record.remainingcredit),
    duration: knownNumber(record.duration),
    yearsRemaining: knownNumber(record.yearsremaining),
  }
}
