import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import { WHOLE } from '../shares.ts'
import { monthlyInterest } from './interest.ts'

/** How a payment is set anew after the fixed interest, where the old one does not cover the new interest. */
export interface Renewal {
  /** The share repaid in the first year, in basis points; null for the annuity over the remaining time. */
  readonly repayment: number | null
  /** How many payments the old one would have repaid the loan with, from the known balance on; null if unknown. */
  readonly payments: number | null
}

/** What is repaid at first where nobody knows how long the loan was to run, in basis points. */
const USUAL_REPAYMENT = 200

/**
 * Returns the payment in cents by which a bank would continue a loan, rounded half up, and the number of payments that it is for:
 * null if it is made until nothing is owed.
 *
 * @param made how many payments the loan has had since the known balance
 */
export function renewPayment(
  balance: number,
  rate: number,
  { repayment, payments }: Renewal,
  made: number,
): { payment: number; months: number | null } {
  const months = payments === null || repayment !== null ? 0 : payments - made
  if (months > 0) return { payment: annuityOf(balance, rate, months), months }
  const share = ((repayment ?? USUAL_REPAYMENT) * 100 * ONE_PERCENT) / WHOLE
  return { payment: monthlyInterest(balance, rate + share), months: null }
}

function annuityOf(balance: number, rate: number, months: number): number {
  const monthly = rate / ONE_PERCENT / 100 / 12
  if (monthly === 0) return Math.round(balance / months)
  return Math.round((balance * monthly) / -Math.expm1(-months * Math.log1p(monthly)))
}
