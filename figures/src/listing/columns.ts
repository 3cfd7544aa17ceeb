import type { ObjectDetails } from '../records/objectDetails.ts'
import type { Overview } from '../records/overview.ts'
import type { UnitDetails } from '../records/unitDetails.ts'
import { compareWithMarket } from '../rent.ts'
import type { SortValue } from './sort.ts'

/** What units and buildings alike can be sorted by. Dates are ISO 8601 and sort as texts. */
const commonColumns = {
  address: ({ label }: Overview): SortValue => label,
  rent: ({ monthlyRent }: Overview): SortValue => monthlyRent,
  rentPerSqm: ({ rentPerSqm }: Overview): SortValue => rentPerSqm,
  maintenance: ({ service }: Overview): SortValue => service.last,
}

/** What units can be sorted by. */
export const unitColumns = {
  ...commonColumns,
  tenant: ({ tenant }: UnitDetails): SortValue =>
    tenant && (tenant.lastName || tenant.firstName || tenant.title),
  size: ({ size }: UnitDetails): SortValue => size,
  marketRent: ({ marketRentPerSqm }: UnitDetails): SortValue => marketRentPerSqm,
  /** Of the market rent, so that large and small units compare. */
  marketGap: (unit: UnitDetails): SortValue => compareWithMarket(unit)?.share ?? null,
  rentalEnd: ({ rentalEnd }: UnitDetails): SortValue => rentalEnd,
}

/** What buildings can be sorted by. */
export const objectColumns = {
  ...commonColumns,
  type: ({ type }: ObjectDetails): SortValue => type || null,
  units: ({ unitCount }: ObjectDetails): SortValue => unitCount,
  rentalArea: ({ rentalArea }: ObjectDetails): SortValue => rentalArea,
}

/** What of the units can be listed alone. */
export const unitFilters = {
  free: ({ tenant }: UnitDetails): boolean => tenant === null,
  belowMarket: (unit: UnitDetails): boolean => (compareWithMarket(unit)?.difference ?? 0) < 0,
}
