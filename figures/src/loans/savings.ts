import type { Schedule } from './schedule.ts'

/** What special repayments save. */
export interface Savings {
  /** Interest in cents. */
  readonly interest: number
  /** By how many months the loan ends sooner. */
  readonly months: number
  /** What is repaid beside the payments, in cents. */
  readonly special: number
}

/** Returns what special repayments save at the same rates; null if the loan is not repaid without them. */
export function specialRepaymentSavings(without: Schedule, withThem: Schedule): Savings | null {
  if (without.end !== 'repaid' || withThem.end !== 'repaid') return null
  return {
    interest: interestOf(without) - interestOf(withThem),
    months: without.payments.length - withThem.payments.length,
    special: withThem.payments.reduce((sum, { special }) => sum + special, 0),
  }
}

function interestOf({ payments }: Schedule): number {
  return payments.reduce((sum, { interest }) => sum + interest, 0)
}
