import type { ObjectDetails } from '../records/objectDetails.ts'
import type { Overview } from '../records/overview.ts'
import type { UnitDetails } from '../records/unitDetails.ts'
import { compareWithMarket } from '../rent.ts'
import type { SortValue } from './sort.ts'

/** The sort columns of both units and buildings. Dates are ISO 8601 and sort as text. */
const commonColumns = {
  address: ({ label }: Overview): SortValue => label,
  rent: ({ monthlyRent }: Overview): SortValue => monthlyRent,
  rentPerSqm: ({ rentPerSqm }: Overview): SortValue => rentPerSqm,
  maintenance: ({ maintenance }: Overview): SortValue => maintenance.last,
}

/** What a unit returns and costs in the year that is shown; null if unknown. */
export interface UnitReturns {
  /** Basis points. */
  readonly netYield: number | null
  /** Cents a month. */
  readonly costPerSqm: number | null
}

export const unitColumns = {
  ...commonColumns,
  tenant: ({ tenant }: UnitDetails): SortValue =>
    tenant && (tenant.lastName || tenant.firstName || tenant.title),
  size: ({ size }: UnitDetails): SortValue => size,
  marketRent: ({ marketRentPerSqm }: UnitDetails): SortValue => marketRentPerSqm,
  /** Relative to the market rent, so that large and small units compare. */
  marketGap: (unit: UnitDetails): SortValue => compareWithMarket(unit)?.share ?? null,
  netYield: ({ netYield }: UnitReturns): SortValue => netYield,
  costPerSqm: ({ costPerSqm }: UnitReturns): SortValue => costPerSqm,
  rentalEnd: ({ rentalEnd }: UnitDetails): SortValue => rentalEnd,
}

export const objectColumns = {
  ...commonColumns,
  type: ({ type }: ObjectDetails): SortValue => type || null,
  units: ({ unitCount }: ObjectDetails): SortValue => unitCount,
  rentalArea: ({ rentalArea }: ObjectDetails): SortValue => rentalArea,
}

export const unitFilters = {
  free: ({ tenant }: UnitDetails): boolean => tenant === null,
  belowMarket: (unit: UnitDetails): boolean => (compareWithMarket(unit)?.difference ?? 0) < 0,
}
