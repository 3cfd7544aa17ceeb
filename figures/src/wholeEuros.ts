/**
 * Returns an amount in the whole euros that the dashboard shows it in. Halves are rounded away from zero, as `Intl` rounds
 * them. What is shown as a difference is taken between such amounts, so that it adds up for who reads it.
 */
export function wholeEuros(euros: number): number {
  return Math.sign(euros) * Math.round(Math.abs(euros))
}
