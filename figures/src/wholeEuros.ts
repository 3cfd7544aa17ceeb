const CENTS = 100

/**
 * Returns an amount of cents in the whole euros that the dashboard shows it in, as cents. Halves are rounded away from zero, as
 * `Intl` rounds them. What is shown as a difference is taken between such amounts, so that it adds up for who reads it.
 */
export function wholeEuros(cents: number): number {
  return Math.sign(cents) * Math.round(Math.abs(cents) / CENTS) * CENTS
}
