import { WHOLE } from '../shares.ts'

/** Parts of a balance that are a month's interest at an annual rate of one basis point. */
const MONTHLY = 12 * WHOLE

/**
 * Returns a month's interest in cents, rounded half up to the cent.
 *
 * @param balance cents, not negative
 * @param rate basis points a year, not negative
 */
export function monthlyInterest(balance: number, rate: number): number {
  // The product of both may exceed what a number holds exactly; that of the remainder does not.
  const rest = balance % MONTHLY
  return ((balance - rest) / MONTHLY) * rate + Math.floor((rest * rate) / MONTHLY + 0.5)
}

/**
 * Returns the balance before a payment that leaves a balance: the one to which `monthlyInterest` adds just the payment. Where
 * rounding leaves no such cent, the nearest, so that the interest of that month is one cent off at most.
 */
export function balanceBefore(balance: number, payment: number, rate: number): number {
  const sum = balance + payment
  // sum / (1 + rate / 12), rounded half up, without products beyond what a number holds exactly.
  const divisor = MONTHLY + rate
  const rest = sum % divisor
  return ((sum - rest) / divisor) * MONTHLY + Math.floor((rest * MONTHLY) / divisor + 0.5)
}
