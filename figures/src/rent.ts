import type { UnitDetails } from './records/unitDetails.ts'
import { WHOLE } from './shares.ts'

/** A size is in hundredths of m², a rent in cents a whole one. */
const HUNDREDTHS = 100

/** How a unit's rent compares with what the market pays for such a unit. */
export interface MarketComparison {
  /** What the market pays for it, in cents a month. */
  readonly market: number
  /** Cents a month by which the rent is above the market rent, negative where it is below: the one less the other. */
  readonly difference: number
  /** The same in basis points of the market rent. */
  readonly share: number
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
  // Rounded to the cent, so that rent, market rent and difference add up as they are shown.
  const market = Math.round((marketRentPerSqm * size) / HUNDREDTHS)
  if (market === 0) return null
  const difference = monthlyRent - market
  return { market, difference, share: (difference / market) * WHOLE }
}
