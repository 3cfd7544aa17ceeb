import type { UnitDetails } from './records/unitDetails.ts'
import { WHOLE } from './shares.ts'

/** Hundredths of m² in a m². */
const HUNDREDTHS = 100

/** A unit's rent compared with the market rent for its size. */
export interface MarketComparison {
  /** Market rent in cents a month. */
  readonly market: number
  /** Rent less market rent in cents a month; negative if the rent is below the market. */
  readonly difference: number
  /** The difference in basis points of the market rent. */
  readonly share: number
}

/**
 * Compares a unit's rent with the market rent for its size; null if rent, size or market rent is unknown or zero. A rent of
 * zero is taken as not recorded: nobody lets for nothing.
 */
export function compareWithMarket(
  unit: Pick<UnitDetails, 'monthlyRent' | 'size' | 'marketRentPerSqm'>,
): MarketComparison | null {
  const { monthlyRent, size, marketRentPerSqm } = unit
  if (!monthlyRent || !size || !marketRentPerSqm) return null
  // Rounded to the cent, so that rent, market rent and difference add up as shown.
  const market = Math.round((marketRentPerSqm * size) / HUNDREDTHS)
  if (market === 0) return null
  const difference = monthlyRent - market
  return { market, difference, share: (difference / market) * WHOLE }
}
