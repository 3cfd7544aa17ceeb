import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'

/** Parts of a balance that are a month's interest at the smallest annual rate. */
const MONTHLY = 12 * 100 * ONE_PERCENT

/**
 * Returns a month's interest in cents, rounded half up to the cent.
 *
 * @param balance cents, not negative
 * @param rate millionths of a per cent a year, not negative
 */
export function monthlyInterest(balance: number, rate: number): number {
  return scale(balance, rate, MONTHLY)
}

/**
 * Returns the balance before a payment, given the balance after it: the one whose `monthlyInterest` the payment covers
 * exactly. Where rounding leaves no such balance, it is the nearest, so that the interest of that month is off by at most
 * one cent.
 */
export function balanceBefore(balance: number, payment: number, rate: number): number {
  return scale(balance + payment, MONTHLY, MONTHLY + rate)
}

/** Returns `amount * factor / divisor`, rounded half up. */
function scale(amount: number, factor: number, divisor: number): number {
  const product = amount * factor
  if (product > Number.MAX_SAFE_INTEGER) return scaleLarge(amount, factor, divisor)
  const rest = product % divisor
  return (product - rest) / divisor + (2 * rest >= divisor ? 1 : 0)
}

/** Like `scale`, for products beyond what a number holds exactly. */
function scaleLarge(amount: number, factor: number, divisor: number): number {
  const [product, twice] = [BigInt(amount) * BigInt(factor), 2n * BigInt(divisor)]
  return Number((2n * product + BigInt(divisor)) / twice)
}
