import { type PartialSum, sumOfKnown } from '../partialSum.ts'
import type { Loan } from '../records/loan.ts'

export interface LoanTotals {
  /** Cents. */
  readonly remainingCredit: PartialSum
  /** Cents a month. */
  readonly payment: PartialSum
  /**
   * The mean of the interest rates, each weighted by its loan's remaining credit, in millionths of a per cent, rounded half up.
   * Null if a remaining credit is unknown, or the rate of a loan of which something remains, or if nothing remains.
   */
  readonly interestRate: number | null
}

export function totalsOfLoans(loans: readonly Loan[]): LoanTotals {
  return {
    remainingCredit: sumOfKnown(loans.map(({ remainingCredit }) => remainingCredit)),
    payment: sumOfKnown(loans.map(({ payment }) => payment)),
    interestRate: meanRate(loans),
  }
}

function meanRate(loans: readonly Loan[]): number | null {
  let weighted = 0n
  let whole = 0n
  for (const { remainingCredit, interestRate } of loans) {
    if (remainingCredit === null || remainingCredit < 0) return null
    if (remainingCredit === 0) continue
    if (interestRate === null) return null
    // The product exceeds what a number holds exactly.
    weighted += BigInt(remainingCredit) * BigInt(interestRate)
    whole += BigInt(remainingCredit)
  }
  return whole === 0n ? null : Number((2n * weighted + whole) / (2n * whole))
}
