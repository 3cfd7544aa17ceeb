import type { UnitDetails } from './records/unitDetails.ts'

/** How a unit's rent stands to what the market pays for such a unit. */
export interface MarketComparison {
  /** Euro a month by which the rent is above the market rent, negative where it is below. */
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
  const market = marketRentPerSqm * size
  const difference = Math.round((monthlyRent - market) * 100) / 100
  return { difference, percent: (difference / market) * 100 }
}
