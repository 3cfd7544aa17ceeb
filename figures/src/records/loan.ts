import type { LoanRecord } from '@hausblick/contract/rows/credit.ts'
import { addressLine, readAddress } from './address.ts'
import { numberOrNull } from './defaults.ts'

/** A loan (product §19). */
export interface Loan {
  readonly loanId: string
  readonly unitIds: readonly string[]
  readonly objectIds: readonly string[]
  /** The address line; empty if unknown. */
  readonly address: string
  /** Cents a month; null if unknown. */
  readonly payment: number | null
  /** Millionths of a per cent a year; null if unknown. */
  readonly interestRate: number | null
  /** Cents; null if unknown. */
  readonly remainingCredit: number | null
  /** Tenths of a year; null if unknown. */
  readonly duration: number | null
  /** Tenths of a year; null if unknown. */
  readonly yearsRemaining: number | null
}

/** Reads a loan. Missing and unreadable numbers are null, since 0 is a valid amount and term. */
export function readLoan(record: LoanRecord): Loan {
  return {
    loanId: record.creditid ?? '',
    unitIds: record.propertyid ?? [],
    objectIds: record.objectid ?? [],
    address: addressLine(readAddress(record)),
    payment: numberOrNull(record.monthlypayment),
    interestRate: numberOrNull(record.interestrate),
    remainingCredit: numberOrNull(record.remainingcredit),
    duration: numberOrNull(record.duration),
    yearsRemaining: numberOrNull(record.yearsremaining),
  }
}
