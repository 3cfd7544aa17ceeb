/** The consumer price index of a year, in hundredths of a point. */
interface Price {
  readonly year: number
  readonly index: number
}

/** Prices have never changed so much in a year since 1948, but the base of the index does, in per cent. */
const MAX_CHANGE = 20

/** What cannot be meant in a list of the index by year; null if nothing. */
export type PriceFault =
  | { readonly kind: 'twice' | 'future'; readonly year: number }
  /** Between two years that are listed one after the other. */
  | { readonly kind: 'jump'; readonly year: number; readonly before: number }

/**
 * Finds what cannot be meant: a year that is listed twice, one that has not begun, or a change of more than a fifth for each year
 * between two, as between indexes of different bases.
 */
export function findPriceFault(prices: readonly Price[], thisYear: number): PriceFault | null {
  const sorted = prices.toSorted((a, b) => a.year - b.year)
  for (const [place, { year, index }] of sorted.entries()) {
    if (year > thisYear) return { kind: 'future', year }
    const before = sorted[place - 1]
    if (!before) continue
    if (before.year === year) return { kind: 'twice', year }
    const most = (1 + MAX_CHANGE / 100) ** (year - before.year)
    const change = index / before.index
    if (change > most || change < 1 / most) return { kind: 'jump', year, before: before.year }
  }
  return null
}
