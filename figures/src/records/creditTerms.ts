import { BULLET } from '@hausblick/contract/encoding/repaymentType.ts'
import type { LoanTermsRecord } from '@hausblick/contract/rows/creditTerms.ts'
import { numberOrNull } from './defaults.ts'

export interface CreditTerms {
  readonly loanId: string
  /** Empty if unknown, as the number of the contract. */
  readonly lender: string
  readonly contractNumber: string
  /** Cents; null if unknown. */
  readonly originalAmount: number | null
  /** Dates are ISO 8601 with day, month or year precision; null if unknown. */
  readonly disbursementDate: string | null
  /** The day of the loan's remaining credit. */
  readonly balanceDate: string | null
  readonly fixedInterestUntil: string | null
  /** `bullet`: pays interest alone, and is repaid whole at maturity. Every other loan is an annuity. */
  readonly repaymentType: 'annuity' | 'bullet'
  /** The share of the original amount that may be repaid beside the payments in a year, in basis points; null if unknown. */
  readonly specialRepaymentShare: number | null
  readonly maturityDate: string | null
}

export function readCreditTerms(record: LoanTermsRecord): CreditTerms {
  return {
    loanId: record.creditid ?? '',
    lender: record.lender ?? '',
    contractNumber: record.contractnumber ?? '',
    originalAmount: numberOrNull(record.originalamount),
    disbursementDate: record.disbursementdate,
    balanceDate: record.balancedate,
    fixedInterestUntil: record.fixedinterestuntil,
    repaymentType: record.repaymenttype === BULLET ? 'bullet' : 'annuity',
    specialRepaymentShare: numberOrNull(record.specialrepaymentpercent),
    maturityDate: record.maturitydate,
  }
}
