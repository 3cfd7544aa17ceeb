import type { UnitDetails } from './records/unitDetails.ts'

/** How a unit's rent compares with what the market pays for such a unit. */
export interface MarketComparison {
  /** What the market pays for it, in euro a month, rounded to the cent. */
  readonly market: number
  /** Euro a month by which the rent is above the market rent, negative where it is below: to the cent, the one less the other. */
  readonly difference: number
  /** The same in percent of the market rent. */
  readonly percent: number
}

/**
 * Compares a unit's rent with the market rent of its size; null where rent, size or market rent is not known or zero. A rent
 * of zero is one that has not been recorded: nobody lets for nothing.
 */
export function compareWithMarket(
  unit: Pick<UnitDetails, 'monthlyRent' | 'size' | 'marketRentPerSqm'>,
): MarketComparison | null {
  const { monthlyRent, size, marketRentPerSqm } = unit
  if (!monthlyRent || !size || !marketRentPerSqm) return null
  // In cents, so that rent, market rent and difference add up as they are shown.
  const market = Math.round((Math.round(marketRentPerSqm * 100) * Math.round(size * 100)) / 100)
  if (market === 0) return null
  const difference = Math.round(monthlyRent * 100) - market
  return {
    market: market / 100,
    difference: difference / 100,
    percent: (difference / market) * 100,
  }
}
