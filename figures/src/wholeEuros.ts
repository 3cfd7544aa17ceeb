/** In cents. */
export const EURO = 100

/**
 * Rounds cents to whole euros, as the dashboard shows them, and returns cents. Halves round away from zero, as in `Intl`. Shown
 * sums and differences are computed from such amounts, so that they add up on screen.
 */
export function wholeEuros(cents: number): number {
  return Math.sign(cents) * Math.round(Math.abs(cents) / EURO) * EURO
}
